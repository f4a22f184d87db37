// sharing.tsx: buttons to share a game by link or by file.
import { useState } from 'preact/hooks';
import { say } from '../core/say';
import { Button } from '../ui/button';
import { saveFile } from '../ui/file';
import { fileName, recordLink } from './share';

interface Props { game: string; id: string; record: string }

export function Sharing({ game, id, record }: Props) {
  const [link, setLink] = useState('');
  const [told, setTold] = useState('');
  const share = async () => {
    const address = await recordLink(record);
    setLink(address);
    try {
      if ('share' in navigator) {
        await navigator.share({ title: 'cantrip', url: address });
        setTold('');
      } else {
        await (navigator as Navigator).clipboard.writeText(address);
        setTold(say('The link is copied. Whoever opens it sees the whole game.'));
      }
    } catch {
      setTold(say('This is the link. Whoever opens it sees the whole game.'));
    }
  };
  return (
    <div class="after-sharing">
      <Button icon="share" onClick={share}>{say('Share a link')}</Button>
      <Button icon="save" onClick={() => saveFile(fileName(game, id), record)}>{say('Save as a file')}</Button>
      <p role="status">{told}</p>
      {link && <input class="after-link" readOnly value={link} aria-label={say('Link to this game')} onFocus={(event) => (event.currentTarget as HTMLInputElement).select()} />}
    </div>
  );
}
