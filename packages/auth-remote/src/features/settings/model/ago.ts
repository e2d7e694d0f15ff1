const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "2 hours ago". @param instant ISO 8601 @param now milliseconds since the epoch */
export function ago(instant: string, now: number): string {
  const elapsed = Math.max(0, now - Date.parse(instant));
  for (const [unit, length] of UNITS) {
    if (elapsed >= length) return relative.format(-Math.floor(elapsed / length), unit);
  }
  return 'just now';
}
