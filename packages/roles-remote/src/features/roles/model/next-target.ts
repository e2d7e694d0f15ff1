const STEPS: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/**
 * The card that an arrow key leads to from another one in a grid; undefined for other keys. The first arrow key of all
 * leads to the first card, and at an edge one stays.
 */
export function nextTarget(
  order: readonly string[],
  columns: number,
  from: string | null,
  key: string,
): string | undefined {
  const step = STEPS[key]?.(columns);
  if (step === undefined) return undefined;
  const at = from === null ? -1 : order.indexOf(from);
  return at < 0 ? order[0] : (order[at + step] ?? order[at]);
}
