import { LRUCache } from 'lru-cache';
import type { FileStore } from '../../../platform/files';
import { defineService } from '../../../platform/services';
import { decodeInput, encodeInput, type RunInput } from './run-input';

/** Inputs that one server keeps unpacked. */
const UNPACKED = 2;

const pathOf = (runId: string) => `slotting/${runId}/input`;

/** Inputs of runs, in the store of files: written once, and read again by the server that goes on with a run. */
export class Inputs {
  private readonly unpacked = new LRUCache<string, RunInput>({ max: UNPACKED });

  constructor(private readonly files: FileStore) {}

  async keep(runId: string, input: RunInput): Promise<void> {
    await this.files.put(pathOf(runId), encodeInput(input), 'application/octet-stream');
    this.unpacked.set(runId, input);
  }

  /** As it is kept; undefined if it never was. */
  packed = (runId: string): Promise<Buffer | undefined> => this.files.get(pathOf(runId));

  /** The run is gone, or is about to go. */
  async forget(runId: string): Promise<void> {
    this.unpacked.delete(runId);
    await this.files.delete(pathOf(runId));
  }

  /** Undefined if it was never kept, or is of an older shape. */
  async get(runId: string): Promise<RunInput | undefined> {
    const known = this.unpacked.get(runId);
    if (known) return known;
    const bytes = await this.packed(runId);
    if (!bytes) return undefined;
    const input = decodeInput(bytes);
    if (!input) return undefined;
    this.unpacked.set(runId, input);
    return input;
  }
}

export const inputs = defineService(({ files }) => new Inputs(files));
