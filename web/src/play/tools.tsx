// tools.tsx: the row of tools: taking back, hints, odds, questions, the log, and more.
import { goTo } from '../core/router';
import { say } from '../core/say';
import { openFile } from '../home/open';
import { Icon, type IconName } from '../ui/icon';
import { Menu, type MenuItem } from '../ui/menu';
import { toast } from '../ui/toast';
import type { Panel } from './desk';
import { keyOf } from './letters';
import type { Model } from './model';
import { save } from './save';
import { sentence } from './words';

interface ToolProps { icon: IconName; label: string; shortcut: string; pressed?: boolean; idle?: string; onClick(): void }

// One that cannot be used now says why.
function Tool({ icon, label, shortcut, pressed, idle, onClick }: ToolProps) {
  const key = keyOf(shortcut);
  return (
    <button type="button" class="play-tool" aria-pressed={pressed} aria-disabled={idle ? 'true' : undefined}
      title={idle || (key && `${label} (${key})`)} aria-keyshortcuts={key} onClick={onClick}>
      <Icon name={icon} /><span>{label}</span>
    </button>
  );
}

async function openOther(model: Model, file: File) {
  const trouble = await openFile(model.app, file);
  if (trouble) toast(sentence(trouble), { bad: true });
}
function chooseFile(model: Model) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.rec,text/plain';
  input.onchange = () => input.files?.[0] && void openOther(model, input.files[0]);
  input.click();
}

const moreItems = (model: Model): MenuItem[] => (model.company ? followedItems(model) : ownItems(model));
const followedItems = (model: Model): MenuItem[] => [
  { text: say('Type a move'), icon: 'type', onChoose: () => model.show('type') },
  { text: say('Keys'), icon: 'help', onChoose: () => model.show('keys') },
  ...model.company!.items(),
];
const ownItems = (model: Model): MenuItem[] => [
  { text: say('Do it again'), icon: 'redo' as const, idle: !model.situation.redo, onChoose: () => model.redo() },
  ...(model.situation.lesson ? [{ text: say('Begin the lesson again'), icon: 'first' as const, onChoose: () => model.beginLesson() }] : []),
  { text: say('Type a move'), icon: 'type' as const, onChoose: () => model.show('type') },
  { text: say('Keys'), icon: 'help' as const, onChoose: () => model.show('keys') },
  { text: say('Save as a file'), icon: 'save' as const, onChoose: () => save(model) },
  { text: say('Open a file'), icon: 'open' as const, onChoose: () => chooseFile(model) },
  { text: say('Leave; the game is kept'), icon: 'home' as const, onChoose: () => goTo() },
];

export function Tools({ model }: { model: Model }) {
  const { undo, lesson, follows } = model.situation;
  const panel = (name: Panel, icon: IconName, label: string, shortcut: string) =>
    <Tool icon={icon} label={label} shortcut={shortcut} pressed={model.panel === name} onClick={() => model.open(name)} />;
  return (
    <div class="play-tools" role="toolbar" aria-label={say('Tools')}>
      {!lesson && !follows && <Tool icon="undo" label={say('Undo')} shortcut="u" idle={undo.can ? '' : sentence(undo.why)} onClick={() => model.wantUndo()} />}
      {!follows && panel('hint', 'hint', say('Hint'), 'h')}
      {model.info.odds && panel('odds', 'odds', say('Odds'), 'o')}
      {model.info.questions.length > 0 && panel('ask', 'help', say('Ask'), 'a')}
      {panel('log', 'log', say('Log'), 'l')}
      <Menu label={say('More')} icon="more" up items={moreItems(model)} class="play-tool"><span aria-hidden="true">{say('More')}</span></Menu>
    </div>
  );
}
