/**
 * Time that this process has computed, in milliseconds: other work of the machine at the time does not change a result.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The system is asked again after so many milliseconds of the clock: on some machines its answer takes a tenth of a search. */
const FRESH = 3;

/** The same for a search, which asks every millisecond: at most that much older. */
export function clockOfSearch(): () => number {
  let asked = -Infinity;
  let known = 0;
  return () => {
    const now = performance.now();
    if (now - asked >= FRESH) {
      asked = now;
      known = processorTime();
    }
    return known;
  };
}
