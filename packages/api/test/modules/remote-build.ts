import { createHash } from 'node:crypto';
import type { Accessibility, Body, RemoteManifest } from '@slotwise/contract';
import type { TestServer } from '../harness';

export const manifestOf = (id: string, version: string, change: Partial<RemoteManifest> = {}): RemoteManifest => ({
  id,
  name: `The ${id}`,
  version,
  platform: '^2.0.0',
  routes: [{ path: `/${id}`, access: 'user', title: id }],
  navigation: [],
  events: { publishes: [], hears: [] },
  permissions: [],
  scopes: [],
  ...change,
});

/** Axe's report on a remote whose screens are all in order. */
export const cleanScreens = ({ routes }: RemoteManifest): Accessibility => ({
  engine: 'axe-core 4.14.1',
  screens: routes.map(({ path }) => ({ path, violations: [] })),
});

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export interface Build {
  description: Body<'POST /remotes/versions'> & { manifest: RemoteManifest };
  files: Record<string, string>;
}

/** A build as the webpack preset makes it: a manifest of the modules, an entry script and a chunk. */
export function buildOf(manifest: RemoteManifest, code = `/* ${manifest.id} ${manifest.version} */`): Build {
  const files: Record<string, string> = {
    'mf-manifest.json': JSON.stringify({
      id: `slotwise_${manifest.id}`,
      metaData: { remoteEntry: { name: 'remoteEntry.0123abcd.js', path: '' } },
      exposes: [{ path: './app', assets: { js: { sync: ['app.4567ef01.js'], async: [] } } }],
    }),
    'remoteEntry.0123abcd.js': code.padEnd(2000, ' '),
    'app.4567ef01.js': `/* app of ${manifest.version} */`,
  };
  const integrity = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)]));
  const build = createHash('sha256')
    .update(JSON.stringify([manifest, integrity]))
    .digest('hex')
    .slice(0, 16);
  const preload = ['remoteEntry.0123abcd.js', 'app.4567ef01.js'];
  return {
    description: {
      manifest,
      build,
      entry: 'mf-manifest.json',
      integrity,
      preload,
      accessibility: cleanScreens(manifest),
    },
    files,
  };
}

export const upload = ({ url }: TestServer, key: string, { description }: Build, file: string, content: string) =>
  fetch(`${url}/remotes/${description.manifest.id}/${description.build}/${file}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
    body: content,
  });

/** Announces a build, uploads what is missing and releases it, as the command does: to everybody, to some, into a channel. */
export async function publishBuild(server: TestServer, key: string, build: Build, to?: number | string) {
  const [percent, channel] = typeof to === 'number' ? [to, undefined] : [undefined, to];
  const body = { ...build.description, ...(channel !== undefined && { release_channel: channel }) };
  const announced = await server.call('POST /remotes/versions', { token: key, body });
  if (announced.status !== 201) return announced;
  for (const file of announced.body.missing) await upload(server, key, build, file, build.files[file] ?? '');
  const { id, version } = build.description.manifest;
  return server.call('POST /remotes/release', {
    token: key,
    body: { remote: id, version, percent, release_channel: channel },
  });
}
