import type { Browser, Page } from 'playwright';

/** Work of the page while something was done to it, in ms. */
export interface Frames {
  /** Longest time between two frames. */
  longestGap: number;
  /** Longest piece of work that kept the page from drawing. */
  longestTask: number;
  /** The same in time of the processor, as on a machine that does nothing else. */
  longestTaskCpu: number;
  frames: number;
}

declare global {
  interface Window {
    benchStop?: () => Omit<Frames, 'longestTaskCpu'>;
    benchPainted?: Promise<number>;
  }
}

/** Watches every frame of the page while `work` runs. */
export async function watchFrames(browser: Browser, page: Page, work: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(() => {
    let last = performance.now();
    let [longestGap, longestTask, frames, running] = [0, 0, 0, true];
    const frame = () => {
      const now = performance.now();
      longestGap = Math.max(longestGap, now - last);
      last = now;
      frames += 1;
      if (running) requestAnimationFrame(frame);
    };
    requestAnimationFrame(() => {
      last = performance.now();
      requestAnimationFrame(frame);
    });
    const note = (entries: PerformanceEntryList) => {
      for (const { duration } of entries) longestTask = Math.max(longestTask, duration);
    };
    const tasks = new PerformanceObserver((list) => note(list.getEntries()));
    tasks.observe({ type: 'longtask' });
    window.benchStop = () => {
      running = false;
      note(tasks.takeRecords());
      tasks.disconnect();
      return { longestGap, longestTask, frames };
    };
  });
  await work();
  // A long task is reported after it has ended.
  await page.waitForTimeout(120);
  const seen = await page.evaluate(() => window.benchStop!());
  return { ...seen, longestTaskCpu: longestCpu(await browser.stopTracing()) };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it began, and how long it kept the processor, in µs. */
  ts: number;
  tdur?: number;
  args?: { name?: string };
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** The tasks of a page's main thread, and the marks that the page set. */
function readTrace(trace: Buffer) {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid}/${tid}`));
  const markedAt = (mark: string) => traceEvents.filter(({ name }) => name === mark).map(({ ts }) => ts);
  return { tasks, markedAt };
}

const longestCpu = (trace: Buffer) => Math.max(0, ...readTrace(trace).tasks.map(({ tdur = 0 }) => tdur / 1000));

export interface KeyPress {
  /** From the key's event to the frame that shows the last of its changes in the main area. */
  wall: number;
  /** Work of the page's main thread in between: the wait on a machine that does nothing else. */
  cpu: number;
}

/** Presses one key in the focused field. Changes within the next second count as its result. */
export async function paintedAfterKey(browser: Browser, page: Page, key: string): Promise<KeyPress> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(() => {
    window.benchPainted = new Promise((resolve) => {
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          performance.mark('bench-key');
          let painted = timeStamp;
          const watch = new MutationObserver(() =>
            requestAnimationFrame(() =>
              setTimeout(() => {
                painted = performance.now();
                performance.mark('bench-painted');
              }),
            ),
          );
          // Not attributes: links follow the address, which is written when the typing pauses.
          watch.observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true });
          setTimeout(() => {
            watch.disconnect();
            resolve(painted - timeStamp);
          }, 1000);
        },
        { capture: true, once: true },
      );
    });
  });
  await page.keyboard.press(key);
  const wall = await page.evaluate(() => window.benchPainted!);
  const { tasks, markedAt } = readTrace(await browser.stopTracing());
  const [from, to] = [markedAt('bench-key').at(-1) ?? 0, markedAt('bench-painted').at(-1) ?? 0];
  const between = tasks.filter(({ ts, tdur = 0 }) => ts + tdur >= from && ts <= to);
  return { wall, cpu: between.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) };
}
