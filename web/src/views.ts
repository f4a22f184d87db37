// views.ts: the view of each game, and how its moves are told; a list of choices and plain words
// do for any other.
import type { ComponentChildren } from 'preact';
import { tellCiub } from './ciub/tell';
import { ciubView } from './ciub/view';
import type { State } from './core/types';
import type { View } from './core/view';
import { tellPig } from './pig/tell';
import { pigView } from './pig/view';
import { tellSeals } from './seals/tell';
import { sealsView } from './seals/view';

const views: Record<string, View> = { seals: sealsView, ciub: ciubView, pig: pigView };
export const viewOf = (game: string): View => views[game] ?? pigView;

// A line of the notation in parts, between which there are blanks.
type Teller = (line: string, state?: State, named?: boolean) => ComponentChildren[];
const tellers: Record<string, Teller> = { seals: tellSeals, ciub: tellCiub, pig: tellPig };
export const tellerOf = (game: string): Teller => tellers[game] ?? ((line) => line.split(' '));
