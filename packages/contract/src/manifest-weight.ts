import { reasonOf } from './field-faults';
import type { RemoteManifest } from './manifest';

/** Most kilobytes of a manifest: about five times our largest. Every page carries every manifest, but the audit's words. */
const MOST_KB = 40;

/** A part of a manifest that is too large. */
export interface HeavyPart {
  part: 'manifest' | 'audit';
  /** Kilobytes. */
  size: string;
  max: number;
}

const kBOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length / 1024;

/** The parts of a manifest that are too large: what pages carry, and what it says of the audit. */
export function heavyParts({ audit = {}, ...inPages }: RemoteManifest): HeavyPart[] {
  const parts = [['manifest', kBOf(inPages)] as const, ['audit', kBOf(audit)] as const];
  return parts.flatMap(([part, size]) => (size > MOST_KB ? [{ part, size: size.toFixed(1), max: MOST_KB }] : []));
}

/** The same in English, for logs and the terminal of the remote's developer. */
export const weightFaults = (manifest: RemoteManifest): string[] =>
  heavyParts(manifest).map(({ part, size, max }) => `${part}: ${reasonOf('manifest_size', { size, max })}`);
