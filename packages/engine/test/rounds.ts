/** A slice of a long test, `SOAK=200-300`, as `npm run soak` asks for it: its first number and the one after its last. */
const asked = /^(\d+)-(\d+)$/.exec(process.env.SOAK ?? '');

/** Seeds of a long test: the slice that was asked for, otherwise enough to see that it works. */
export function seeds(usual: number): number[] {
  const [from, to] = asked ? [Number(asked[1]), Number(asked[2])] : [0, usual];
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** Says what a slice came to, in the form that `npm run soak` reads. */
export function report(what: string, began: number, facts: Record<string, number>): void {
  if (!asked) return;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${what}: ${JSON.stringify(facts)} in ${seconds} s\n`);
}
