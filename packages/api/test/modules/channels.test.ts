import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Body, RemoteManifest } from '@slotwise/contract';
import { signUp, startServer, type Person, type TestServer, prepared } from '../harness';
import { openLive } from '../live';
import { buildOf, manifestOf, publishBuild } from './remote-build';

let server: TestServer;
let data: string;
let admin: Person;
let early: Person;
let other: Person;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'slotwise-channels-'));
  server = await startServer({ FILES_URL: join(data, 'assets') });
  [admin, early, other] = [await signUp(server.call), await signUp(server.call), await signUp(server.call)];
  server.services.config.deploymentAdmins.push(admin.email);
});
afterAll(async () => {
  await server.close();
  await rm(data, { recursive: true });
});

/** A remote of this test whose version 1.0.0 everybody gets. */
async function remoteNamed(remote: string, change: Partial<RemoteManifest> = {}) {
  const made = await server.call('POST /remotes/keys', { token: admin.token, body: { remote, name: 'Pipeline' } });
  const key = made.body.secret;
  const publish = (version: string, to?: number | string, over: Partial<RemoteManifest> = change) =>
    publishBuild(server, key, buildOf(manifestOf(remote, version, over)), to);
  expect((await publish('1.0.0')).status).toBe(200);
  const pin = (body: Omit<Body<'POST /remotes/pin'>, 'remote'>, token = key) =>
    server.call('POST /remotes/pin', { token, body: { remote, ...body } });
  return {
    key,
    publish,
    pin,
    follow: (person: Person, channel = 'beta') => pin({ tenant: person.tenantId, release_channel: channel }),
    unpin: (person: Person) =>
      server.call('POST /remotes/unpin', { token: key, body: { remote, tenant: person.tenantId } }),
    promote: (body: Omit<Body<'POST /remotes/promote'>, 'remote'> = { release_channel: 'beta' }) =>
      server.call('POST /remotes/promote', { token: key, body: { remote, ...body } }),
    rollBack: (body: Omit<Body<'POST /remotes/rollback'>, 'remote'> = { release_channel: 'beta' }) =>
      server.call('POST /remotes/rollback', { token: key, body: { remote, ...body } }),
    async versions(): Promise<(string | undefined)[]> {
      const answers = [early, other, undefined].map((person) =>
        server.call('GET /remotes/registry', { ...(person && { token: person.token }) }),
      );
      return (await Promise.all(answers)).map(({ body }) => body.remotes.find(({ id }) => id === remote)?.version);
    },
    async channels() {
      const { body } = await server.call('GET /remotes', { token: key });
      return body.remotes[0]?.releaseChannels ?? [];
    },
    async trail() {
      const { body } = await server.call('GET /remotes/history', { token: key });
      return body.entries.map(({ action, version, from, releaseChannel, detail }) => [
        action,
        version,
        from,
        releaseChannel,
        detail,
      ]);
    },
    async choiceOf(person: Person) {
      const { body } = await server.call('GET /remotes/choices', { token: person.token });
      return body.choices.find((choice) => choice.remote === remote);
    },
  };
}
const refusal = ({ status, body }: { status: number; body: { details?: { field: string; reason: string }[] } }) => [
  status,
  ...(body.details ?? []).map(({ field, reason }) => `${field}: ${reason}`),
];

test('only who follows a channel gets what is released into it, and is told why', async () => {
  const remote = await remoteNamed('one');
  expect((await remote.publish('2.0.0-beta.1', 'beta')).status).toBe(200);
  expect(await remote.versions()).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  expect((await remote.follow(early)).status).toBe(200);
  expect(await remote.versions()).toEqual(['2.0.0-beta.1', '1.0.0', '1.0.0']);
  expect(await remote.choiceOf(early)).toMatchObject({
    version: '2.0.0-beta.1',
    releaseChannel: 'beta',
    follows: 'beta',
  });
  expect(await remote.choiceOf(other)).toMatchObject({ version: '1.0.0', releaseChannel: 'live', follows: null });
  expect(await remote.channels()).toMatchObject([
    {
      name: 'beta',
      release: { version: '2.0.0-beta.1' },
      overtaken: false,
      earlier: null,
      followers: [{ tenantId: early.tenantId }],
    },
  ]);
  const { detail } = (await server.call('GET /remotes/history', { token: remote.key })).body.entries[0] ?? {};
  expect(await remote.trail()).toEqual([
    ['remote.pinned', null, null, 'beta', detail],
    ['remote.published', '2.0.0-beta.1', null, 'beta', null],
    ['remote.published', '1.0.0', null, null, null],
    ['remote.key_created', null, null, null, 'Pipeline'],
  ]);
  expect(detail).toEqual(expect.stringMatching(/\S/));
});

test('a channel may be followed before anything is in it; another kind of pin takes its place, unpinning ends it', async () => {
  const remote = await remoteNamed('two');
  await remote.follow(early, 'nightly');
  expect(await remote.channels()).toMatchObject([{ name: 'nightly', release: null, followers: [{}] }]);
  expect(await remote.versions()).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  expect(await remote.choiceOf(early)).toMatchObject({ releaseChannel: 'live', follows: 'nightly' });
  await remote.publish('1.1.0', 'nightly');
  expect(await remote.versions()).toEqual(['1.1.0', '1.0.0', '1.0.0']);
  await remote.pin({ tenant: early.tenantId, version: '1.0.0' });
  expect(await remote.versions()).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  expect(await remote.channels()).toMatchObject([{ name: 'nightly', followers: [] }]);
  await remote.follow(early, 'nightly');
  expect(await remote.versions()).toEqual(['1.1.0', '1.0.0', '1.0.0']);
  expect((await remote.unpin(early)).body.remote).toMatchObject({ pins: [], releaseChannels: [{ followers: [] }] });
  expect(await remote.versions()).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  expect((await remote.trail())[0]).toMatchObject(['remote.unpinned', null, null, 'nightly', expect.any(String)]);
});

test('a channel holds nobody behind what everybody gets, and comes back when everybody goes back', async () => {
  const remote = await remoteNamed('three');
  await remote.follow(early);
  await remote.publish('1.5.0', 'beta');
  await remote.publish('1.6.0');
  expect(await remote.versions()).toEqual(['1.6.0', '1.6.0', '1.6.0']);
  expect(await remote.channels()).toMatchObject([{ overtaken: true, release: { version: '1.5.0' } }]);
  expect(refusal(await remote.promote())).toEqual([
    422,
    'release_channel: everybody gets 1.6.0, which is newer than its 1.5.0',
  ]);
  expect(refusal(await remote.publish('1.5.1', 'beta'))).toEqual([
    422,
    'version: everybody gets 1.6.0, which is newer: no follower would get it',
  ]);
  await remote.rollBack({});
  expect(await remote.versions()).toEqual(['1.5.0', '1.0.0', '1.0.0']);
});

test('promoting gives everybody what the channel has and empties it: a rollback takes it from the followers too', async () => {
  const remote = await remoteNamed('four');
  await remote.follow(early);
  await remote.publish('2.0.0', 'beta');
  const { body } = await remote.promote();
  expect(body.remote).toMatchObject({ live: { version: '2.0.0' }, releaseChannels: [{ name: 'beta', release: null }] });
  expect(await remote.versions()).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  expect((await remote.trail())[0]).toEqual(['remote.promoted', '2.0.0', '1.0.0', 'beta', null]);
  expect(refusal(await remote.promote())).toEqual([422, 'release_channel: nothing of four is released into beta']);
  await remote.rollBack({});
  expect(await remote.versions()).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  await remote.publish('2.1.0', 'beta');
  expect(await remote.versions()).toEqual(['2.1.0', '1.0.0', '1.0.0']);
});

test('what everybody is given by its version leaves the channel just as well', async () => {
  const remote = await remoteNamed('five');
  await remote.follow(early);
  await remote.publish('2.0.0', 'beta');
  await remote.publish('2.0.0');
  await remote.rollBack({});
  expect(await remote.versions()).toEqual(['1.0.0', '1.0.0', '1.0.0']);
});

test('a rollback of a channel goes to what it had before, at last to nothing; everybody else notices nothing', async () => {
  const remote = await remoteNamed('six');
  await remote.follow(early);
  for (const version of ['2.0.0', '2.1.0', '2.1.0', '2.2.0']) await remote.publish(version, 'beta');
  expect(await remote.channels()).toMatchObject([{ release: { version: '2.2.0' }, earlier: '2.1.0' }]);
  const [after, at] = [[] as unknown[], [] as unknown[]];
  for (let n = 0; n < 3; n++) {
    after.push((await remote.rollBack()).body.remote.releaseChannels[0]?.release?.version);
    at.push(...(await remote.versions()));
  }
  expect(after).toEqual(['2.1.0', '2.0.0', undefined]);
  expect(at).toEqual(['2.1.0', '1.0.0', '1.0.0', '2.0.0', '1.0.0', '1.0.0', '1.0.0', '1.0.0', '1.0.0']);
  expect((await remote.trail()).slice(0, 2)).toEqual([
    ['remote.rolled_back', null, '2.0.0', 'beta', null],
    ['remote.rolled_back', '2.0.0', '2.1.0', 'beta', null],
  ]);
  expect(refusal(await remote.rollBack())).toEqual([422, 'release_channel: nothing of six is released into beta']);
});

test('what makes no sense is refused with its reason, and changes nothing', async () => {
  const remote = await remoteNamed('seven');
  await remote.publish('1.1.0', 'beta');
  const before = await remote.channels();
  const release = (body: object) =>
    server.call('POST /remotes/release', { token: remote.key, body: { remote: 'seven', version: '1.1.0', ...body } });
  const tenant = { tenant: early.tenantId };
  const none = 'release_channel: give a version or a release channel, one of both';
  expect(refusal(await release({ release_channel: 'beta', percent: 10 }))).toEqual([
    422,
    'percent: a canary is of what everybody gets: leave out the share, or the release channel beta',
  ]);
  const canary = { remote: 'seven', percent: 5, version: '1.1.0', release_channel: 'beta' };
  expect(refusal(await server.call('POST /remotes/canary', { token: remote.key, body: canary }))).toEqual([
    422,
    'release_channel: a canary is of what everybody gets: leave it out',
  ]);
  expect((await release({ release_channel: 'Beta' })).status).toBe(422);
  expect(refusal(await release({ release_channel: 'canary' }))[1]).toContain(
    '"canary" is no name for a release channel',
  );
  expect(refusal(await release({ release_channel: 'beta', version: '1.0.0' }))).toEqual([
    422,
    'version: is what everybody gets already',
  ]);
  expect(refusal(await remote.pin({ ...tenant, version: '1.0.0', release_channel: 'beta' }))).toEqual([422, none]);
  expect(refusal(await remote.pin(tenant))).toEqual([422, none]);
  expect(refusal(await remote.pin({ ...tenant, release_channel: 'stable' }))).toEqual([
    422,
    'release_channel: is what everybody gets: unpin the tenant',
  ]);
  expect(refusal(await remote.promote({ release_channel: 'beta', version: '1.1.0' }))[1]).toContain(
    'version: leave it out',
  );
  expect(refusal(await remote.rollBack({ release_channel: 'beta', version: '1.0.0' }))[1]).toContain(
    'version: leave it out',
  );
  expect(await remote.channels()).toEqual(before);
  const key = (
    await server.call('POST /remotes/keys', { token: admin.token, body: { remote: 'unborn', name: 'Pipeline' } })
  ).body.secret;
  const first = await publishBuild(server, key, buildOf(manifestOf('unborn', '1.0.0')), 'beta');
  expect(refusal(first)).toEqual([422, 'release_channel: nothing is live yet: release the first version to everybody']);
});

test('the key of another remote moves no channel of this one', async () => {
  const remote = await remoteNamed('eight');
  const foreign = (await remoteNamed('nine')).key;
  await remote.publish('1.1.0', 'beta');
  const body = { remote: 'eight', release_channel: 'beta' };
  const asked = [
    server.call('POST /remotes/release', { token: foreign, body: { ...body, version: '1.1.0' } }),
    server.call('POST /remotes/promote', { token: foreign, body }),
    server.call('POST /remotes/rollback', { token: foreign, body }),
    server.call('POST /remotes/pin', { token: foreign, body: { ...body, tenant: other.tenantId } }),
    server.call('POST /remotes/unpin', { token: foreign, body: { remote: 'eight', tenant: other.tenantId } }),
  ];
  for (const { status, body: answer } of await Promise.all(asked)) {
    expect([status, answer.code]).toEqual([401, 'invalid_deploy_key']);
  }
  expect(await remote.channels()).toMatchObject([{ release: { version: '1.1.0' }, followers: [] }]);
});

test('what is released is checked beside what those get who would get it', async () => {
  const topic = 'ten:changed';
  const schemas = { [topic]: { type: 'object' as const } };
  const [speaker, hearer] = [await remoteNamed('ten'), await remoteNamed('eleven')];
  const speaks = { events: { publishes: [topic], hears: [], schemas } };
  const hears = { events: { publishes: [], hears: [topic], schemas } };
  const unheard = 'events: it hears "ten:changed", which nobody publishes';
  expect(refusal(await hearer.publish('1.1.0', 'beta', hears))).toEqual([422, unheard]);
  expect((await speaker.publish('1.1.0', 'beta', speaks)).status).toBe(200);
  expect(refusal(await hearer.publish('1.1.0', 'nightly', hears))).toEqual([422, unheard]);
  expect(refusal(await hearer.publish('1.1.0', undefined, hears))).toEqual([422, unheard]);
  expect((await hearer.publish('1.1.0', 'beta', hears)).status).toBe(200);
  expect(refusal(await hearer.promote())).toEqual([422, unheard]);
  const dropped = 'events: it no longer publishes "ten:changed", which eleven 1.1.0 hears';
  expect(refusal(await speaker.publish('1.2.0', 'beta', {}))).toEqual([422, dropped]);
  expect(refusal(await speaker.rollBack())).toEqual([422, dropped]);
  // Followers get what everybody gets once that is newer, and none of them when it is not.
  expect(refusal(await speaker.publish('2.0.0', undefined, {}))).toEqual([422, dropped]);
  expect((await speaker.publish('1.0.1', undefined, {})).status).toBe(200);
  expect((await speaker.promote()).status).toBe(200);
  expect((await hearer.promote()).status).toBe(200);

  const route = { routes: [{ path: '/early', access: 'user' as const, title: 'Early' }] };
  expect((await speaker.publish('3.0.0', 'beta', { ...speaks, ...route })).status).toBe(200);
  expect(refusal(await hearer.publish('3.0.0', undefined, { ...hears, ...route }))).toEqual([
    422,
    'routes: /early belongs to ten 3.0.0',
  ]);
});

test('a move of a channel is told to administrators at once', async () => {
  const remote = await remoteNamed('twelve');
  const live = await openLive(server.url, admin.token);
  await server.call('POST /sse/subscribe', { token: admin.token, body: { channel: `user:${admin.userId}` } });
  const told = live.next(({ event }) => event === 'RemoteChanged');
  await remote.follow(early);
  expect((await told).data).toEqual({ id: 'twelve' });
  live.close();
});

test('the database holds no pin of both kinds or of none, and no canary of a channel', async () => {
  const remote = await remoteNamed('thirteen');
  const insert = (values: object) =>
    server.services.db.withSystem(
      prepared((trx) =>
        trx
          .insertInto('remote_pins')
          .values({
            remote_id: 'thirteen',
            tenant_id: early.tenantId,
            build: null,
            channel: null,
            pinned_at: new Date(),
            ...values,
          })
          .execute(),
      ),
    );
  await expect(insert({})).rejects.toThrow(/check constraint/);
  await expect(insert({ channel: 'stable' })).rejects.toThrow(/check constraint/);
  const build = buildOf(manifestOf('thirteen', '1.0.0')).description.build;
  await expect(insert({ channel: 'beta', build })).rejects.toThrow(/check constraint/);
  await remote.publish('1.1.0', 'beta');
  const canary = { canary_build: build, canary_percent: 5, canary_since: new Date() };
  const give = server.services.db.withSystem(
    prepared((trx) =>
      trx
        .updateTable('remote_channels')
        .set(canary)
        .where('remote_id', '=', 'thirteen')
        .where('channel', '=', 'beta')
        .execute(),
    ),
  );
  await expect(give).rejects.toThrow(/check constraint/);
});

test('a deployment keeps a remote apart: its administrators alone, told in the registry, the status and the trail', async () => {
  const remote = await remoteNamed('apart');
  const isolate = (isolated: boolean, token: string) =>
    server.call('POST /remotes/isolation', { token, body: { remote: 'apart', isolated } });
  const told = async () =>
    (await server.call('GET /remotes/registry')).body.remotes.find(({ id }) => id === 'apart')?.isolated;
  expect(refusal(await isolate(true, remote.key))[0]).toBe(401);
  expect((await isolate(true, early.token)).body).toMatchObject({ code: 'deployment_admin_only' });
  expect(await told()).toBeUndefined();

  const done = await isolate(true, admin.token);
  expect([done.status, done.body.remote.isolated]).toEqual([200, true]);
  expect(await told()).toBe(true);
  // Of every version, and said once.
  await remote.publish('1.1.0');
  expect(await told()).toBe(true);
  await isolate(true, admin.token);
  await isolate(false, admin.token);
  expect(await told()).toBeUndefined();
  expect((await remote.trail()).map(([action]) => action).slice(0, 3)).toEqual([
    'remote.trusted',
    'remote.published',
    'remote.isolated',
  ]);
  // From a frame nobody could sign in, and so nobody could trust it again.
  await remoteNamed('entrance', { routes: [{ path: '/entrance', access: 'visitor', title: 'Log in' }] });
  const needed = await server.call('POST /remotes/isolation', {
    token: admin.token,
    body: { remote: 'entrance', isolated: true },
  });
  expect(refusal(needed)).toEqual([
    422,
    'remote: is needed to sign in or to administer remotes, and cannot be kept apart',
  ]);
  const unknown = await server.call('POST /remotes/isolation', {
    token: admin.token,
    body: { remote: 'nobody', isolated: true },
  });
  expect(unknown.status).toBe(404);
});

test('a request that asks for fewer permissions has these alone, and what is open to embedded remotes', async () => {
  const { token } = admin;
  const within = (permissions: string) => ({ token, headers: { 'x-within-permissions': permissions } });
  expect((await server.call('GET /mycompany/roles', within('view_roles,manage_roles'))).status).toBe(200);
  expect((await server.call('GET /mycompany/roles', within('view_users'))).body).toMatchObject({ code: 'forbidden' });
  // Asking for a permission does not give it to a role that lacks it.
  expect((await server.call('GET /audit', within(''))).body).toMatchObject({ code: 'forbidden' });
  // Calls that give or take lasting access are for people alone.
  expect((await server.call('GET /api-keys', within('manage_company'))).body).toMatchObject({
    code: 'outside_embedding',
  });
  expect((await server.call('GET /sessions', within('manage_roles'))).body).toMatchObject({
    code: 'outside_embedding',
  });
  // Nobody hands on more than the request may do.
  const made = await server.call('POST /role', {
    ...within('manage_roles'),
    body: { name: 'Beyond', permissions: [{ id: 'view_users' }] },
  });
  expect(made.body).toMatchObject({ code: 'grant_exceeds_own' });
});
