/** @returns called for each time: false once there were more than `max` in the time */
export function gate(max: number, withinMs: number): () => boolean {
  let since = performance.now();
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since >= withinMs) {
      since = now;
      count = 0;
    }
    return ++count <= max;
  };
}
