import type { ReceivedFile } from './types';

const NAME = /filename="([^"]*)"/;

/** The file that an answer hands over; undefined if it answers something else. */
export async function receivedFile(response: Response): Promise<ReceivedFile | undefined> {
  const disposition = response.headers.get('content-disposition') ?? '';
  if (!disposition.startsWith('attachment')) return undefined;
  return { name: NAME.exec(disposition)?.[1] ?? '', blob: await response.blob() };
}
