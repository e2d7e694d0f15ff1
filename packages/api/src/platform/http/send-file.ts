import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file that is made while it is sent. */
export interface SentFile {
  /** Name of the saved file, in plain letters. */
  name: string;
  type: string;
  chunks: AsyncIterable<Uint8Array | string>;
}

/**
 * Answers with a file at the client's pace. A failure in the middle of it breaks the answer off, so that nobody takes
 * it for whole.
 */
export function sendFile(reply: FastifyReply, { name, type, chunks }: SentFile): void {
  void reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`)
    .send(Readable.from(chunks, { objectMode: false }));
}
