// later.ts: screens and panels that nobody needs to begin playing; they are fetched by themselves.
import './shell'; // see build.mjs
export { After } from './after/after';
export { Replay } from './after/replay';
export { AskPanel } from './play/ask';
export { KeysPanel } from './play/keyspanel';
export { TypePanel } from './play/type';
export { Rules } from './rules/rules';
export { Settings } from './home/settings';
export { Setup } from './home/setup';
export { Friends, FriendsHere } from './online/friends';
export { Table } from './online/table';
