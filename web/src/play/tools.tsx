// tools.tsx: the toolbar: undo, hints, odds, questions, log, and more.
import { goTo, linkTo } from '../app/router';
import { tr } from '../i18n/tr';
import { openFile } from '../home/open';
import { Icon, type IconName } from '../ui/icon';
import { Menu, type MenuItem } from '../ui/menu';
import { toast } from '../ui/toast';
import type { Panel } from '../match/overlay';
import { keyOf } from './letter-keys';
import type { Match } from '../match/match';
import { sentence } from './text';
import { hasTips, showsTips, toggleTips } from './tips';

interface ToolProps {
  icon: IconName;
  label: string;
  shortcut: string;
  pressed?: boolean;
  idle?: string;
  onClick(): void;
}

// A disabled tool says why.
function Tool({ icon, label, shortcut, pressed, idle, onClick }: ToolProps) {
  const key = keyOf(shortcut);
  return (
    <button
      type="button"
      class="play-tool"
      aria-pressed={pressed}
      aria-disabled={idle ? 'true' : undefined}
      title={idle || (key && `${label} (${key})`)}
      aria-keyshortcuts={key}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
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

const moreItems = (match: Match): MenuItem[] =>
  match.remote ? followedItems(match) : ownItems(match);
const rulesItem = (match: Match): MenuItem => ({
  text: tr('Rules'),
  icon: 'book',
  href: linkTo('rules', match.game),
});
const typeItem = (match: Match): MenuItem => ({
  text: tr('Type a move'),
  icon: 'type',
  onChoose: () => match.overlay.show('type'),
});
const keysItem = (match: Match): MenuItem => ({
  text: tr('Keys'),
  icon: 'help',
  onChoose: () => match.overlay.show('keys'),
});
const plays = ({ situation }: Match) =>
  situation.value.seats[situation.value.viewer - 1]?.player === '';
const settingsItem = (): MenuItem => ({
  text: tr('Settings'),
  icon: 'settings',
  href: linkTo('settings'),
});
const tipsItem = (match: Match): MenuItem => ({
  text: showsTips(match) ? tr('Hide the tips') : tr('Show tips'),
  icon: 'learn',
  onChoose: () => toggleTips(match),
});
const followedItems = (match: Match): MenuItem[] => [
  rulesItem(match),
  ...(hasTips(match) ? [tipsItem(match)] : []),
  ...(plays(match) ? [typeItem(match)] : []),
  keysItem(match),
  settingsItem(),
  ...match.remote!.menuItems(),
];
const ownItems = (match: Match): MenuItem[] => [
  {
    text: tr('Redo'),
    icon: 'redo',
    idle: !match.situation.value.redo,
    onChoose: () => match.redo(),
  },
  match.situation.value.lesson
    ? {
        text: tr('Begin the lesson again'),
        icon: 'first',
        onChoose: () => match.restartLesson(),
      }
    : tipsItem(match),
  typeItem(match),
  keysItem(match),
  rulesItem(match),
  settingsItem(),
  { text: tr('Save as a file'), icon: 'save', onChoose: () => match.saveAsFile() },
  { text: tr('Open a file'), icon: 'open', onChoose: () => chooseFile(match) },
  { text: tr('Leave (saved)'), icon: 'home', onChoose: () => goTo() },
];

export function Tools({ match }: { match: Match }) {
  const { undo, lesson, follows } = match.situation.value;
  const panel = (name: Panel, icon: IconName, label: string, shortcut: string) => (
    <Tool
      icon={icon}
      label={label}
      shortcut={shortcut}
      pressed={match.overlay.panel.value === name}
      onClick={() => match.overlay.toggle(name)}
    />
  );
  return (
    <div class="play-tools" role="toolbar" aria-label={tr('Tools')}>
      {!lesson && !follows && (
        <Tool
          icon="undo"
          label={tr('Undo')}
          shortcut="u"
          idle={undo.can ? '' : sentence(undo.why)}
          onClick={() => match.requestUndo()}
        />
      )}
      {!follows && panel('hint', 'hint', tr('Hint'), 'h')}
      {match.info.odds && panel('odds', 'odds', tr('Odds'), 'o')}
      {match.info.questions.length > 0 && panel('ask', 'help', tr('Ask'), 'a')}
      {panel('log', 'log', tr('Log'), 'l')}
      <Menu label={tr('More')} icon="more" up items={moreItems(match)} class="play-tool">
        <span aria-hidden="true">{tr('More')}</span>
      </Menu>
    </div>
  );
}
