/** Whether the files are there is looked at first after this time, then less and less often. */
export const LOOK_AGAIN_MS = 20_000;
const LOOK_AGAIN_MOST_MS = 120_000;
const ANSWER_MS = 5000;

/** Whether a file of Slotwise can be had from the network. */
const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

interface Waiting {
  /** The remote was tried once without anybody asking: from then on only a file that was gone and is back is news. */
  wasTried: boolean;
  signal: AbortSignal;
}

/** Resolves with true once it makes sense to try again what failed, with false when the signal ends the wait. */
export async function thereAgain(address: string, { wasTried, signal }: Waiting): Promise<boolean> {
  let isNews = !wasTried;
  for (let ms = LOOK_AGAIN_MS; ; ms = Math.min(ms * 1.5, LOOK_AGAIN_MOST_MS)) {
    await pause(ms, signal);
    if (signal.aborted) return false;
    const isThere = await answers(address);
    if (signal.aborted) return false;
    if (isThere && isNews) return true;
    isNews ||= !isThere;
  }
}
