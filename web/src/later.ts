// later.ts: screens that nobody needs to begin playing; they are fetched by themselves.
export { After } from './after/after';
export { Replay } from './after/replay';
export { Rules } from './rules/rules';
export { Settings } from './home/settings';
export { Setup } from './home/setup';
export { Friends, FriendsHere } from './online/friends';
export { Table } from './online/table';
