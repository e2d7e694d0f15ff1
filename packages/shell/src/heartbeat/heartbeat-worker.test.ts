import { IDBFactory } from 'fake-indexeddb';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const source = readFileSync(join(import.meta.dirname, 'heartbeat-worker.js'), 'utf8');
const roles = { entry: '/remotes/roles/b1/mf-manifest.json', remote: 'roles', version: '1.2.3' };

/**
 * The worker as a browser runs it, on a machine that the test holds: its clock goes on by 0.1 ms with each reading, and by
 * `away` more after each three milliseconds that the worker was busy.
 */
function startWorker() {
  const machine = { now: 0, away: 0, busy: 0, indexedDB: new IDBFactory() };
  const said: { remembered: { remote: string; sure: boolean }[] }[] = [];
  let look: () => void = () => undefined;
  let hear: (event: { data: object }) => void = () => undefined;
  const given = {
    indexedDB: machine.indexedDB,
    performance: {
      now() {
        machine.busy += 0.1;
        machine.now += 0.1;
        if (machine.busy >= 3) {
          machine.busy = 0;
          machine.now += machine.away;
        }
        return machine.now;
      },
    },
    postMessage: (message: (typeof said)[number]) => void said.push(message),
    addEventListener: (_type: string, listener: typeof hear) => (hear = listener),
    setInterval: (work: () => void) => (look = work),
    BroadcastChannel: undefined,
  };
  runInNewContext(source, { ...given, console, Date });
  const worker = {
    machine,
    hear: (data: object) => hear({ data }),
    /** The looks of so many seconds, each `late` ms behind its time. */
    pass(seconds: number, late = 0) {
      for (let count = 0; count < seconds * 2; count++) {
        machine.now += 500 + late;
        look();
      }
    },
    /** The cases that it tells the page when that is heard again. */
    async toldThen() {
      await settled();
      said.length = 0;
      worker.hear({ begun: null });
      await settled();
      return said.flatMap(({ remembered }) => remembered);
    },
  };
  worker.hear({ watched: true, asking: false, running: [roles], loaded: [roles], begun: roles });
  return worker;
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
};

test('a page that does not answer for five seconds is remembered with the code that ran', async () => {
  const worker = startWorker();
  worker.pass(6);
  expect(await worker.toldThen()).toMatchObject([{ remote: 'roles', sure: true }]);
});

test('a page that answers within them is not', async () => {
  const worker = startWorker();
  worker.pass(4);
  worker.hear({ begun: roles });
  worker.pass(4);
  expect(await worker.toldThen()).toEqual([]);
});

test('a machine on which a busy thread gets a tenth of a core gives the page ten times as long', async () => {
  const worker = startWorker();
  worker.machine.away = 27;
  worker.pass(20);
  expect(await worker.toldThen()).toEqual([]);
  // One that never ends is found there, too.
  worker.pass(60);
  expect(await worker.toldThen()).toMatchObject([{ remote: 'roles', sure: true }]);
});

test('looks that come late count as one each, however long nothing was run', async () => {
  const worker = startWorker();
  worker.pass(3, 1400);
  expect(await worker.toldThen()).toEqual([]);
  worker.pass(6, 1400);
  expect(await worker.toldThen()).toHaveLength(1);
});

test('a page that may be silent is not watched', async () => {
  const worker = startWorker();
  worker.hear({ asking: true });
  worker.pass(20);
  worker.hear({ asking: false, watched: false, begun: null });
  worker.pass(20);
  expect(await worker.toldThen()).toEqual([]);
});
