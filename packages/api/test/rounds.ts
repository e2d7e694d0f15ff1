/** A slice of a long test, `SOAK=200-300`: its first number and the one after its last, as `npm run soak` asks for it. */
const asked = /^(\d+)-(\d+)$/.exec(process.env.SOAK ?? '');

/** Whether `npm run soak` runs this: then servers write their logs, which are searched for secrets. */
export const isSoak = asked !== null;

/** Numbers of what a long test does: each is also the seed of what it does at random. */
export interface Rounds {
  from: number;
  /** After the last. */
  to: number;
  count: number;
}

/** The rounds of a long test: the slice that was asked for, otherwise enough to see that it works. */
export function rounds(usual: number): Rounds {
  const [from, to] = asked ? [Number(asked[1]), Number(asked[2])] : [0, usual];
  return { from, to, count: to - from };
}

/** `work` for each of them, some at a time. */
export async function each(
  { from, to }: Rounds,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = from;
  const lane = async () => {
    while (next < to) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Says what a slice came to. */
export function report(what: string, began: number, facts: Record<string, unknown>): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (isSoak) process.stdout.write(`${what}: ${JSON.stringify(facts)} in ${seconds} s\n`);
}
