// save.ts: the record of the game on the table as a file.
import { recordName, saveFile } from '../ui/file';
import type { Model } from './model';

export function save(model: Model) {
  const { record } = model.app.session.do<{ record: string }>('record');
  saveFile(recordName(model.situation.game), record);
}
