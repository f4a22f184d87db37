// online.ts: all that plays at a server; it is fetched when somebody wants to.
export { Friends, FriendsHere } from './friends';
export { Table } from './table';
