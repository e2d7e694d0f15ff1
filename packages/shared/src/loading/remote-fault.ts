import type { Body } from '@slotwise/contract';

/** What went wrong with a remote. `detail` says it in a sentence, for the person who looks at the page. */
export interface RemoteFault {
  kind: 'manifest' | 'incompatible' | 'unreachable' | 'corrupt' | 'timeout' | 'load' | 'render' | 'runtime';
  detail: string;
}

export type ReportKind = Body<'POST /remotes/reports'>['kind'];

const reportKinds: Readonly<Record<RemoteFault['kind'], ReportKind>> = {
  manifest: 'load_failed',
  incompatible: 'incompatible',
  unreachable: 'load_failed',
  corrupt: 'load_failed',
  timeout: 'timeout',
  load: 'load_failed',
  render: 'render_failed',
  runtime: 'runtime_failed',
};
export const reportKindOf = (fault: RemoteFault): ReportKind => reportKinds[fault.kind];

/** An error that already knows which kind of fault it is. */
export class RemoteFaultError extends Error {
  override name = 'RemoteFaultError';
  readonly fault: RemoteFault;

  constructor(fault: RemoteFault, options?: ErrorOptions) {
    super(fault.detail, options);
    this.fault = fault;
  }
}

export const fileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** What webpack throws when one of its chunks does not load, for whatever reason. */
export const isChunkError = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function faultOf(error: unknown, kind: RemoteFault['kind'] = 'load'): RemoteFault {
  if (error instanceof RemoteFaultError) return error.fault;
  if (isChunkError(error)) {
    const file = error.request ? `file ${fileName(error.request)}` : 'code';
    return { kind: 'corrupt', detail: `Its ${file} did not arrive, or is not the one that was published.` };
  }
  return { kind, detail: kind === 'render' ? 'It failed while it was drawn.' : 'Its code could not be started.' };
}
