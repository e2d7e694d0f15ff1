import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const end = pathToFileURL(join(__dirname, '../../../scripts/cluster/end.mjs')).href;
/** Leads a group of its own with a program that a terminal's Ctrl-C does not reach, as the cluster does. */
const CLUSTER = `
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithUs } from '${end}';
const part = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
const stop = async () => {
  part.kill('SIGTERM');
  await once(part, 'exit');
};
endWithUs(stop, 0);
console.log('part ' + part.pid);
`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s, sent twice as npm does, ends first what runs and then us',
  async (signal) => {
    const cluster = spawn(process.execPath, ['--input-type=module', '-e', CLUSTER], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(cluster, 'exit');
    let output = '';
    const started = new Promise<number>((resolve) => {
      cluster.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const pid = /part (\d+)/.exec(output)?.[1];
        if (pid !== undefined) resolve(Number(pid));
      });
    });
    const part = await started;
    expect(isRunning(part)).toBe(true);
    cluster.kill(signal);
    cluster.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(isRunning(part)).toBe(false);
    expect(output).toMatch(/Ending what runs…\s+All of it has ended\.\n$/);
  },
);
