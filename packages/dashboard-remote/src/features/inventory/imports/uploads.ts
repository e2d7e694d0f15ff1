import { IMPORT_PART_BYTES } from '@slotwise/contract/constants';
import { isAborted } from '@slotwise/shared/http';
import type { Http } from '@slotwise/shared/http';

/** A part must arrive within 20 s: the server breaks it off then. */
const PART_TIMEOUT_MS = 20_000;

export interface Upload {
  /** Bytes that have left the page, those of earlier attempts included. */
  sent: number;
  /** Why it stopped; null while it goes on. */
  error: unknown;
}

/** Number of parts of a file. */
export const partCount = (bytes: number): number => Math.ceil(bytes / IMPORT_PART_BYTES);
const sizeOf = (bytes: number, part: number) => Math.min(IMPORT_PART_BYTES, bytes - part * IMPORT_PART_BYTES);

/**
 * Files that this page is sending, part after part. They go on while people are on other screens of the remote. A part
 * may be sent again: a page that knows which have arrived sends the others.
 */
export class Uploads {
  private readonly running = new Map<string, { upload: Upload; file: File; end: AbortController }>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly http: Http) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly get = (importId: string): Upload | undefined => this.running.get(importId)?.upload;
  readonly fileOf = (importId: string): File | undefined => this.running.get(importId)?.file;

  /** Ends it; the server keeps what has arrived until the import is canceled. */
  readonly stop = (importId: string): void => {
    this.running.get(importId)?.end.abort();
    this.running.delete(importId);
    this.tell();
  };

  /** Sends the parts that have not arrived. @returns whether all of them have; otherwise it says why not */
  async send(importId: string, file: File, arrived: readonly number[] = []): Promise<boolean> {
    this.stop(importId);
    const end = new AbortController();
    const missing = Array.from({ length: partCount(file.size) }, (_, part) => part).filter((p) => !arrived.includes(p));
    let before = file.size - missing.reduce((sum, part) => sum + sizeOf(file.size, part), 0);
    const note = (upload: Upload) => {
      if (end.signal.aborted) return;
      this.running.set(importId, { upload, file, end });
      this.tell();
    };
    note({ sent: before, error: null });
    try {
      for (const part of missing) {
        const from = part * IMPORT_PART_BYTES;
        await this.http('POST /import/part', {
          query: { import_id: importId, part },
          bytes: file.slice(from, from + IMPORT_PART_BYTES),
          onProgress: (sent) => note({ sent: before + sent, error: null }),
          timeoutMs: PART_TIMEOUT_MS,
          signal: end.signal,
        });
        before += sizeOf(file.size, part);
        note({ sent: before, error: null });
      }
      return !end.signal.aborted;
    } catch (error) {
      if (!isAborted(error)) note({ sent: before, error });
      return false;
    }
  }

  private tell() {
    for (const listener of this.listeners) listener();
  }
}
