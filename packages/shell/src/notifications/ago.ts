const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Time between two moments, in milliseconds since the epoch, in whole units; null within a minute. */
export function agoOf(at: number, now: number): { count: number; unit: (typeof UNITS)[number][0] } | null {
  const elapsed = Math.max(0, now - at);
  const fits = UNITS.find(([, length]) => elapsed >= length);
  return fits ? { count: Math.floor(elapsed / fits[1]), unit: fits[0] } : null;
}
