import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics';
import type { Sweeper } from '../sweepers';
import { reasonOf } from '../unusable';
import type { FileStore } from './file-store';

/** `fetch` alone says only that it failed. */
const wholeReason = (fault: unknown): string => {
  const { cause } = fault as { cause?: unknown };
  return cause === undefined ? reasonOf(fault) : `${reasonOf(fault)}: ${reasonOf(cause)}`;
};

/**
 * Tries the store of published files, at start and again and again: pages are served without it, so that it would be missed first by whoever
 * publishes.
 */
export class FilesWatch implements Sweeper {
  readonly name = 'store of published files';
  readonly everyMs = 60_000;
  private said: string | undefined;

  constructor(
    private readonly files: Pick<FileStore, 'check'>,
    private readonly metrics: Pick<Metrics, 'filesReachable'>,
    private readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ) {}

  /** Says each reason once, and that it is over. */
  async run(): Promise<void> {
    const reason = await this.files.check().then(() => undefined, wholeReason);
    this.metrics.filesReachable.set(reason === undefined ? 1 : 0);
    if (reason === this.said) return;
    this.said = reason;
    if (reason === undefined) this.log.info('the store of published files (FILES_URL) can be used again');
    else this.log.error({ reason }, `the store of published files (FILES_URL) cannot be used: ${reason}`);
  }
}
