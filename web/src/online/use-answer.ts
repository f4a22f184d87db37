// use-answer.ts: the server's answer to a request, asked again after a break of the connection.
import { useEffect, useState } from 'preact/hooks';
import { getConnection } from './connection';
import { useConnection } from './hooks';
import { errorText, Lost } from './requests';

interface Answered<T> {
  key: string;
  answer: T | null;
  error: string;
}
// Both are empty until the server has answered this request.
export function useAnswer<T>(request: Record<string, unknown>): Omit<Answered<T>, 'key'> {
  const [known, setKnown] = useState<Answered<T> | null>(null);
  const { kind } = useConnection();
  const key = JSON.stringify(request);
  useEffect(() => {
    if (kind !== 'connected') return;
    let cancelled = false;
    const show = (change: Partial<Answered<T>>) =>
      cancelled || setKnown({ key, answer: null, error: '', ...change });
    getConnection()
      .ask<T>(request)
      .then(
        (answer) => show({ answer }),
        (error) => error instanceof Lost || show({ error: errorText(error) }),
      );
    return () => void (cancelled = true);
  }, [kind, key]);
  return known?.key === key ? known : { answer: null, error: '' };
}
