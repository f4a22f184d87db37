// lazy-screens.ts: screens and panels not needed to start playing, in a separate bundle.
import './shell'; // see build.mjs
export { Achievements } from '../achievements/achievements';
export { noteAchievements } from '../achievements/notice';
export { After } from '../after/after';
export { Finale } from '../after/finale';
export { Replay } from '../after/replay';
export { HintsPanel } from '../play/panels/hints';
export { OddsPanel } from '../play/panels/odds';
export { QuestionsPanel } from '../play/panels/questions';
export { Shortcuts } from '../play/panels/shortcuts';
export { CommandLine } from '../play/panels/command-line';
export { PuzzleScreen } from '../puzzle/puzzle-screen';
export { Results } from '../profile/screens';
export { Rules } from '../rules/rules';
export { Settings } from '../home/settings';
export { Setup } from '../home/setup';
export { Friends, FriendsHere } from '../online/lobby/friends';
export { RoomScreen } from '../online/room/room-screen';
