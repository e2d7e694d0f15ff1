import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Body } from '@slotwise/contract';
import { startServer, type Person, type TestServer } from '../harness';
import { buildOf, manifestOf } from './remote-build';

export const PORTAL = 'https://portal.example.com';
export const OTHER = 'https://other.example.com';
const SCOPES: Record<string, string[]> = {
  roles: ['roles:read', 'roles:write', 'users:read'],
  invitations: ['invitations:read', 'roles:read'],
  remotes: ['remotes:manage', 'roles:read'],
};

/** Placeholder for the deployment in the script for partners' pages. */
export const DEPLOYMENT = '__SLOTWISE_DEPLOYMENT__';
/** The text that the server has written there. */
export const deploymentIn = (script: string) =>
  JSON.parse(Buffer.from(/\/\* (\S+) \*\//.exec(script)?.[1] ?? '', 'base64').toString()) as {
    registryKey: string;
    shell?: string;
  };

export interface Screens {
  server: TestServer;
  /** Folder of the builds. */
  dir: string;
  close(): Promise<void>;
}

/** A server with remotes that can be embedded, one that cannot, and the script for partners' pages. */
export async function startWithScreens(options: Parameters<typeof startServer>[1] = {}): Promise<Screens> {
  const dir = await mkdtemp(join(tmpdir(), 'slotwise-embed-'));
  for (const [id, scopes] of Object.entries(SCOPES)) {
    const dist = join(dir, `${id}-remote`, 'dist');
    await mkdir(dist, { recursive: true });
    const audience = id === 'remotes' ? { audience: 'deployment' as const } : {};
    const { description, files } = buildOf(manifestOf(id, '1.0.0', { scopes, ...audience }));
    await writeFile(join(dist, 'slotwise.json'), JSON.stringify(description));
    for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text);
  }
  await writeFile(join(dir, 'embed.js'), `/* ${DEPLOYMENT} */`);
  const server = await startServer({ REMOTES_DIR: dir, EMBED_DIR: dir }, options);
  const close = async () => {
    await server.close();
    await rm(dir, { recursive: true });
  };
  return { server, dir, close };
}

export const keyOf = (server: TestServer, person: Person, change: Partial<Body<'POST /embed/keys'>> = {}) =>
  server.call('POST /embed/keys', {
    token: person.token,
    body: { name: 'Portal', origins: [PORTAL, OTHER], remotes: ['roles'], ...change },
  });
