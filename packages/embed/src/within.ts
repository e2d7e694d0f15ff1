import { EmbedError } from './embed-error';

/** A remote that has not come by then, or has not drawn itself or gone, never will. */
export const ARRIVE_MS = 30_000;

/** Result of the promise. @throws EmbedError `load_failed` if that takes too long */
export async function within<T>(promise: Promise<T>, title: string): Promise<T> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const values = { title, seconds: ARRIVE_MS / 1000 };
    late = setTimeout(() => reject(new EmbedError('load_failed', { id: 'remote.silent', values })), ARRIVE_MS);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(late);
  }
}
