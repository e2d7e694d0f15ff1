import { LRUCache } from 'lru-cache';
import type { FileStore } from '../../../platform/files';
import { defineService } from '../../../platform/services';
import { decodeInput, decodeLayout, encodeInput, encodeLayout, type InputLayout, type RunInput } from './run-input';

/** Inputs that one server keeps unpacked. */
const UNPACKED = 2;

/** Layouts that one server keeps: a proposal asks for its own each time that somebody looks. */
const LAYOUTS = 8;

const pathOf = (runId: string) => `slotting/${runId}/input`;
const layoutPathOf = (runId: string) => `slotting/${runId}/layout`;

/** Inputs of runs, in the store of files: written once, and read again by the server that goes on with a run. */
export class Inputs {
  private readonly unpacked = new LRUCache<string, RunInput>({ max: UNPACKED });

  private readonly layouts = new LRUCache<string, InputLayout>({ max: LAYOUTS });

  constructor(private readonly files: FileStore) {}

  async keep(runId: string, input: RunInput): Promise<void> {
    await this.files.put(layoutPathOf(runId), encodeLayout(input), 'application/octet-stream');
    await this.files.put(pathOf(runId), encodeInput(input), 'application/octet-stream');
    this.unpacked.set(runId, input);
  }

  /** As it is kept; undefined if it never was. */
  packed = (runId: string): Promise<Buffer | undefined> => this.files.get(pathOf(runId));

  /** The run is gone, or is about to go. */
  async forget(runId: string): Promise<void> {
    this.unpacked.delete(runId);
    this.layouts.delete(runId);
    await this.files.delete(layoutPathOf(runId));
    await this.files.delete(pathOf(runId));
  }

  /** Its layout alone, without unpacking the orders beside it; undefined if it was never kept. */
  async layout(runId: string): Promise<InputLayout | undefined> {
    const known = this.layouts.get(runId);
    if (known) return known;
    const bytes = await this.files.get(layoutPathOf(runId));
    // Runs of earlier versions keep it in their input only.
    const layout = bytes ? decodeLayout(bytes) : await this.get(runId);
    if (layout) this.layouts.set(runId, decodedOnly(layout));
    return layout;
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

/** Holds on to nothing else of an input. */
const decodedOnly = ({ layout, policy, locations }: InputLayout): InputLayout => ({ layout, policy, locations });

export const inputs = defineService(({ files }) => new Inputs(files));
