// request.ts: requests whose failure needs nothing but a toast.
import { tr } from '../../i18n/tr';
import { toast } from '../../ui/toast';
import type { RoomClient } from './room-client';
import { Lost } from '../connection';

export const errorText = (error: unknown) =>
  error instanceof Lost
    ? tr('There is no connection now. Try again when it is back.')
    : (error as Error).message;

// Asks for something that changes the table; an error is shown.
export async function request<T = unknown>(
  room: RoomClient,
  words: Record<string, unknown>,
): Promise<T | null> {
  try {
    return await room.connection.ask<T>(words);
  } catch (error) {
    toast(errorText(error), { bad: true });
    return null;
  }
}
