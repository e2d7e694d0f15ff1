import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../e2e/fixtures/server';

const PROGRAM = '/usr/sbin/nginx';
/** Where Debian's `libnginx-mod-nchan` puts it. */
const MODULE = '/usr/lib/nginx/modules/ngx_nchan_module.so';

export interface Nchan {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The peer: nginx with nchan, one worker; undefined where Debian's `nginx` and `libnginx-mod-nchan` are not installed. */
export async function startNchan(): Promise<Nchan | undefined> {
  if (!existsSync(PROGRAM) || !existsSync(MODULE)) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'slotwise-nchan-'));
  const port = await freePort();
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${MODULE};
pid ${folder}/pid;
error_log ${folder}/error.log;
master_process off;
daemon off;
worker_rlimit_nofile 65536;
events { worker_connections 32768; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  nchan_max_reserved_memory 256m;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location = /sub { nchan_subscriber eventsource; nchan_channel_id $arg_channel; nchan_subscriber_first_message newest; }
    location = /pub { nchan_publisher; nchan_channel_id $arg_channel; }
  }
}
`,
  );
  const child = spawn(PROGRAM, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(url).catch(() => undefined)); tries++) {
    if (child.exitCode !== null || tries > 100) throw new Error(`nginx did not start: see ${folder}/error.log`);
    await sleep(50);
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
