// company.ts: what a game brings along that is played with others elsewhere: the places on the
// screen where it shows them. The play screen itself knows nothing of servers.
import type { ComponentType } from 'preact';
import type { MenuItem } from '../ui/menu';
import type { Question } from './question';

export interface Company {
  Strip: ComponentType; // between the prompt and the table
  Chat: ComponentType; // a panel
  Again: ComponentType; // buttons beside the result, when it is over
  items(): MenuItem[]; // of the menu
  question(): Question | null; // what is in the way
}
