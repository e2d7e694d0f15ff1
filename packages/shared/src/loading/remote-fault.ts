import type { Body } from '@slotwise/contract';
import type { ManifestFault } from '@slotwise/contract/manifest';
import { sayFaultIn, type FaultReason } from './words';

/** Failure of a remote. `reason` says it to the person who looks at the page, in words of `./words`. */
export interface RemoteFault {
  kind:
    | 'manifest'
    | 'incompatible'
    | 'unreachable'
    | 'corrupt'
    | 'timeout'
    | 'suspected'
    | 'load'
    | 'render'
    | 'runtime';
  reason: FaultReason;
}

export type ReportKind = Body<'POST /remotes/reports'>['kind'];

const reportKinds: Readonly<Record<RemoteFault['kind'], ReportKind>> = {
  manifest: 'load_failed',
  incompatible: 'incompatible',
  unreachable: 'load_failed',
  corrupt: 'load_failed',
  timeout: 'timeout',
  suspected: 'timeout',
  load: 'load_failed',
  render: 'render_failed',
  runtime: 'runtime_failed',
};
export const reportKindOf = (fault: RemoteFault): ReportKind => reportKinds[fault.kind];

/** An error that already knows which kind of fault it is. Its message is English, for developers. */
export class RemoteFaultError extends Error {
  override name = 'RemoteFaultError';
  readonly fault: RemoteFault;

  constructor(fault: RemoteFault, options?: ErrorOptions) {
    super(sayFaultIn('en', fault.reason), options);
    this.fault = fault;
  }
}

export const fileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Error that webpack throws when one of its chunks does not load, for any reason. */
export const isChunkError = (error: unknown): error is Error & { request?: string; type?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function faultOf(error: unknown, kind: RemoteFault['kind'] = 'load'): RemoteFault {
  if (error instanceof RemoteFaultError) return error.fault;
  // Webpack calls one missing whose script arrived and left nothing: it threw.
  if (isChunkError(error) && error.type !== 'missing') {
    const { request } = error;
    const reason: FaultReason = request
      ? { id: 'file.did-not-arrive', values: { file: fileName(request) } }
      : { id: 'code.did-not-arrive' };
    return { kind: 'corrupt', reason };
  }
  return { kind, reason: { id: kind === 'render' ? 'drawing.failed' : 'code.not-started' } };
}

/** The fault of a manifest, told to its developers. */
export const manifestFault = (fault: ManifestFault): RemoteFault => ({ kind: 'manifest', reason: shapeReason(fault) });

function shapeReason({ code, params }: ManifestFault): FaultReason {
  if (code === 'manifest_shape') return { id: 'shape.invalid', values: params };
  return { id: code === 'manifest_twice' ? 'shape.twice' : 'shape.unshown', values: params };
}

/** The remote did not arrive in time. */
export const lateFault = (seconds: number): RemoteFault => ({
  kind: 'timeout',
  reason: { id: 'remote.late', values: { seconds } },
});

/** A page did not answer while the remote ran in it. */
export const fellSilent: RemoteFault = { kind: 'timeout', reason: { id: 'page.fell-silent' } };

/** A page did not answer, and the remote is one of those that may have kept it from that. */
export const maySilence: RemoteFault = { kind: 'suspected', reason: { id: 'page.may-have-silenced' } };
