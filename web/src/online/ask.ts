// ask.ts: requests whose failure is told and needs nothing else.
import { say } from '../core/say';
import { toast } from '../ui/toast';
import type { RoomClient } from './room-client';
import { Lost } from './line';

export const troubleOf = (error: unknown) =>
  (error instanceof Lost ? say('There is no connection now. Try again when it is back.') : (error as Error).message);

// Asks for something that changes the table; what went wrong is told.
export async function request<T = unknown>(room: RoomClient, words: Record<string, unknown>): Promise<T | null> {
  try {
    return await room.line.ask<T>(words);
  } catch (error) {
    toast(troubleOf(error), { bad: true });
    return null;
  }
}

