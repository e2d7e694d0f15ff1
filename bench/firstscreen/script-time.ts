import type { Browser } from 'playwright';
import { median, throttle } from '../peer/measure';
import { onUsable } from './usable';

/** How many times slower the processor counts as. */
const CPU_RATE = 4;

/** Milliseconds of the page's own thread, as its browser counts them. */
export interface Work {
  /** Scripts that ran until the heading was painted. */
  script: number;
  /** Everything until then: scripts, styles, layout, painting. */
  task: number;
  /** Scripts until the page has rested. */
  rested: number;
}

interface Visited {
  url: string;
  heading: string;
  restMs: number;
  tokens: Record<string, string>;
}

/** A first visit on a slow processor and a slow connection, in a context of its own. */
async function visitOnce(browser: Browser, { url, heading, restMs, tokens }: Visited): Promise<Work> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, tokens);
    const page = await context.newPage();
    const session = await throttle(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    // Time that the processor worked for it: on a busy machine the clock counts others' work.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const milliseconds = (name: string) =>
        (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
      return { script: milliseconds('ScriptDuration'), task: milliseconds('TaskDuration') };
    };
    let told: (work: Omit<Work, 'rested'>) => void = () => {};
    const drawn = new Promise<Omit<Work, 'rested'>>((resolve) => (told = resolve));
    await onUsable(page, heading, () => void spent().then(told));
    await page.goto(url, { waitUntil: 'commit' });
    const usable = await drawn;
    await page.waitForTimeout(restMs);
    return { ...usable, rested: (await spent()).script };
  } finally {
    await context.close();
  }
}

/** Both builds in turns, so that what else the machine does meets both. @returns the medians, in the order given */
export async function compare(browser: Browser, builds: readonly Visited[], runs: number): Promise<Work[]> {
  const all = builds.map((): Work[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [at, build] of builds.entries()) all[at]?.push(await visitOnce(browser, build));
  }
  return all.map((works) => ({
    script: median(works.map(({ script }) => script)),
    task: median(works.map(({ task }) => task)),
    rested: median(works.map(({ rested }) => rested)),
  }));
}
