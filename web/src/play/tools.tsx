// tools.tsx: the row of tools: taking back, hints, odds, questions, the log, and more.
import { goTo } from '../core/router';
import { say } from '../core/say';
import { openFile } from '../home/open';
import { Icon, type IconName } from '../ui/icon';
import { Menu, type MenuItem } from '../ui/menu';
import { toast } from '../ui/toast';
import type { Panel } from '../match/overlay';
import { keyOf } from './letters';
import type { Match } from '../match/match';
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

async function openOther(match: Match, file: File) {
  const trouble = await openFile(match.app, file);
  if (trouble) toast(sentence(trouble), { bad: true });
}
function chooseFile(match: Match) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.rec,text/plain';
  input.onchange = () => input.files?.[0] && void openOther(match, input.files[0]);
  input.click();
}

const moreItems = (match: Match): MenuItem[] => (match.remote ? followedItems(match) : ownItems(match));
const followedItems = (match: Match): MenuItem[] => [
  { text: say('Type a move'), icon: 'type', onChoose: () => match.overlay.show('type') },
  { text: say('Keys'), icon: 'help', onChoose: () => match.overlay.show('keys') },
  ...match.remote!.menuItems(),
];
const ownItems = (match: Match): MenuItem[] => [
  { text: say('Do it again'), icon: 'redo' as const, idle: !match.situation.value.redo, onChoose: () => match.redo() },
  ...(match.situation.value.lesson ? [{ text: say('Begin the lesson again'), icon: 'first' as const, onChoose: () => match.restartLesson() }] : []),
  { text: say('Type a move'), icon: 'type' as const, onChoose: () => match.overlay.show('type') },
  { text: say('Keys'), icon: 'help' as const, onChoose: () => match.overlay.show('keys') },
  { text: say('Save as a file'), icon: 'save' as const, onChoose: () => match.saveAsFile() },
  { text: say('Open a file'), icon: 'open' as const, onChoose: () => chooseFile(match) },
  { text: say('Leave; the game is kept'), icon: 'home' as const, onChoose: () => goTo() },
];

export function Tools({ match }: { match: Match }) {
  const { undo, lesson, follows } = match.situation.value;
  const panel = (name: Panel, icon: IconName, label: string, shortcut: string) =>
    <Tool icon={icon} label={label} shortcut={shortcut} pressed={match.overlay.panel.value === name} onClick={() => match.overlay.toggle(name)} />;
  return (
    <div class="play-tools" role="toolbar" aria-label={say('Tools')}>
      {!lesson && !follows && <Tool icon="undo" label={say('Undo')} shortcut="u" idle={undo.can ? '' : sentence(undo.why)} onClick={() => match.requestUndo()} />}
      {!follows && panel('hint', 'hint', say('Hint'), 'h')}
      {match.info.odds && panel('odds', 'odds', say('Odds'), 'o')}
      {match.info.questions.length > 0 && panel('ask', 'help', say('Ask'), 'a')}
      {panel('log', 'log', say('Log'), 'l')}
      <Menu label={say('More')} icon="more" up items={moreItems(match)} class="play-tool"><span aria-hidden="true">{say('More')}</span></Menu>
    </div>
  );
}
