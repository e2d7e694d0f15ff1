import sharp from 'sharp';
import { PICTURE_MAX_BYTES, PICTURE_SIDE } from '@slotwise/contract/constants';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { auditOf, channelOf, join, joinWithoutRole, publishedBy } from './fixtures';
import { noteOf, pngOf } from './picture-files';

let server: TestServer;
let owner: Person;
let wms: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
  wms = await signUp(server.call, 'wms');
  stranger = await signUp(server.call);
});
afterAll(() => server.close());

type Target = '/me' | '/mycompany' | '/mywms' | `/role${string}`;
const at = (target: Target) => `${server.url}/api${target.replace(/^(\/\w+)/, '$1/picture')}`;
const give = async (target: Target, bytes: Uint8Array, { token } = owner, type = 'application/octet-stream') => {
  const answer = await fetch(at(target), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: Uint8Array.from(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};
const remove = async (target: Target, { token } = owner) => {
  const answer = await fetch(at(target), { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};
const look = async (address: string) => {
  const answer = await fetch(server.url + address);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const mine = async ({ token } = owner) => (await server.call('GET /me', { token })).body.me.avatarURL;
const kept = async () =>
  (await server.services.db.readSystem((trx) => trx.selectFrom('pictures').select('id').execute())).map(({ id }) => id);

const drawn = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: '#c02020' } });

test('pictures are taken by their own types of content as well; other bytes and other routes are not', async () => {
  const png = await drawn().png().toBuffer();
  expect((await give('/me', png, owner, 'image/png')).status).toBe(200);
  expect((await give('/me', png, owner, 'Image/JPEG')).status).toBe(200);
  expect((await give('/me', png, owner, 'text/plain')).status).toBe(415);
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'image/png' };
  const elsewhere = await fetch(`${server.url}/api/warehouse`, { method: 'POST', headers, body: Uint8Array.from(png) });
  expect(elsewhere.status).toBe(415);
});

describe.each(['jpeg', 'png', 'webp'] as const)('a %s', (format) => {
  test('becomes a square of its own at an address of its own', async () => {
    const { status, body } = await give('/me', await drawn().toFormat(format).toBuffer());
    expect(status).toBe(200);
    const { avatarURL } = body['me'] as unknown as { avatarURL: string };
    expect(avatarURL).toMatch(/^\/api\/pictures\/[\w-]{43}$/);
    const seen = await look(avatarURL);
    expect(seen.status).toBe(200);
    expect(await sharp(seen.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: PICTURE_SIDE,
      height: PICTURE_SIDE,
    });
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});

describe('what comes with a file', () => {
  test('such as where it was taken is gone, and it stands upright', async () => {
    const exif = {
      IFD0: { Copyright: 'Secret Maker' },
      IFD3: { GPSLatitude: '48/1 8/1 0/1', GPSLatitudeRef: 'N' },
    };
    // Red to the left and green to the right of a picture that lies on its side: upright, red is at the top.
    const green = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer();
    const taken = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ff0000' } })
      .composite([{ input: green, left: 200, top: 0 }])
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const said = await sharp(taken).metadata();
    expect(said).toMatchObject({ orientation: 6 });
    expect(taken.includes('Secret Maker')).toBe(true);
    await give('/me', taken);
    const { bytes } = await look((await mine()) ?? '');
    const { exif: left, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([left, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Secret Maker')).toBe(false);
    const colorAt = async (top: number) => [
      ...(await sharp(bytes).removeAlpha().extract({ left: 128, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    const [above = [], below = []] = [await colorAt(20), await colorAt(230)];
    expect([above[0]! > 200, above[1]! < 60, below[0]! < 60, below[1]! > 200]).toEqual([true, true, true, true]);
  });

  test.each([
    [
      'after the picture',
      () =>
        drawn()
          .jpeg()
          .toBuffer()
          .then((jpeg) => Buffer.concat([jpeg, Buffer.from(HTML)])),
    ],
    ['in a note', () => Promise.resolve(Buffer.from(pngOf(40, 40, [noteOf(HTML)])))],
  ])('such as a page of HTML %s is gone', async (_where, make) => {
    const made = await make();
    expect(made.includes('<script>')).toBe(true);
    expect((await give('/me', made)).status).toBe(200);
    expect((await look((await mine()) ?? '')).bytes.includes('<script>')).toBe(false);
  });

  test('of an animation is its first picture', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    expect((await give('/me', animated)).status).toBe(200);
    expect((await sharp((await look((await mine()) ?? '')).bytes).metadata()).pages).toBeUndefined();
  });
});

const HTML = '<!doctype html><script>alert(document.domain)</script>';

describe('refused is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const jpeg = () => drawn().jpeg().toBuffer();
  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['a file of no bytes', () => Promise.resolve(new Uint8Array()), 'empty'],
    ['an SVG', () => Promise.resolve(Buffer.from(svg)), 'picture_kind'],
    ['a page', () => Promise.resolve(Buffer.from(HTML)), 'picture_kind'],
    ['a GIF, whatever it is called', () => drawn().gif().toBuffer(), 'picture_kind'],
    ['a TIFF', () => drawn().tiff().toBuffer(), 'picture_kind'],
    [
      'a page that begins as a JPEG',
      () => Promise.resolve(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(HTML)])),
      'file_damaged',
    ],
    [
      'a JPEG that was cut off',
      async () => (await drawn(900, 900).jpeg().toBuffer()).subarray(0, 2000),
      'file_damaged',
    ],
    ['a PNG that was cut off', async () => (await drawn(900, 900).png().toBuffer()).subarray(0, -40), 'file_damaged'],
    ['a WebP that was cut off', async () => (await drawn(900, 900).webp().toBuffer()).subarray(0, -40), 'file_damaged'],
    [
      'a JPEG with another kind’s name',
      async () => Buffer.concat([Buffer.from('RIFF0000WEBP'), await jpeg()]),
      'file_damaged',
    ],
    ['a small file of huge dimensions', () => Promise.resolve(pngOf(30_000, 30_000)), 'picture_pixels'],
  ])('%s', async (_what, make, code) => {
    const before = [await mine(), await kept()];
    const bytes = await make();
    expect(bytes.length).toBeLessThan(PICTURE_MAX_BYTES);
    const { status, body } = await give('/me', bytes);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', details: [{ field: 'picture', code }] },
    });
    expect([await mine(), await kept()]).toEqual(before);
  });

  test('more bytes than are taken', async () => {
    const { status, body } = await give('/me', Buffer.concat([await jpeg(), Buffer.alloc(PICTURE_MAX_BYTES)]));
    expect({ status, body }).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });
});

describe('another picture, and none', () => {
  test('takes the place of the one before, which is deleted', async () => {
    await give('/me', pngOf(50, 50));
    const first = (await mine()) ?? '';
    await give('/me', pngOf(50, 50));
    const second = (await mine()) ?? '';
    expect(second).not.toBe(first);
    expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200]);
    expect((await remove('/me')).body).toMatchObject({ me: { avatarURL: null } });
    expect((await look(second)).status).toBe(404);
    expect(await remove('/me')).toMatchObject({ status: 200, body: { me: { avatarURL: null } } });
    expect(await auditOf(server, 'user.picture_changed', owner.userId)).toContainEqual(
      expect.objectContaining({ before: { avatarURL: second }, after: { avatarURL: null } }),
    );
  });

  test('is told to oneself and to colleagues who see users', async () => {
    let company: Awaited<ReturnType<typeof publishedBy>> = [];
    const own = await publishedBy(server, `user:${owner.userId}`, async () => {
      company = await publishedBy(server, channelOf(owner), () => give('/me', pngOf(9, 9)));
    });
    const avatarURL = await mine();
    expect(own).toMatchObject([{ event: 'UserAvatarUpdated', data: { id: owner.userId, avatarURL } }]);
    expect(company).toMatchObject([{ event: 'UserAvatarUpdated', data: { avatarURL }, permission: 'view_users' }]);
    expect(await publishedBy(server, channelOf(wms, 'wms'), () => give('/me', pngOf(9, 9), wms))).toMatchObject([
      { event: 'UserAvatarChanged', permission: 'view_users' },
    ]);
    expect(await publishedBy(server, `user:${owner.userId}`, () => remove('/me'))).toMatchObject([
      { event: 'UserAvatarUpdated', data: { avatarURL: null } },
    ]);
  });
});

describe('a company, a WMS and a role', () => {
  test('get pictures from those who may change them, and everybody in them is told', async () => {
    const ofCompany = await publishedBy(server, channelOf(owner), () => give('/mycompany', pngOf(9, 9)));
    const { myCompany } = (await server.call('GET /mycompany', { token: owner.token })).body;
    expect(ofCompany).toMatchObject([{ event: 'CompanyAvatarUpdated', data: myCompany, permission: null }]);
    expect((await look(myCompany.avatarURL ?? '')).status).toBe(200);
    const ofWms = await publishedBy(server, channelOf(wms, 'wms'), () => give('/mywms', pngOf(9, 9), wms));
    const { myWms } = (await server.call('GET /mywms', { token: wms.token })).body;
    expect(ofWms).toMatchObject([{ event: 'WmsAvatarUpdated', data: myWms }]);
    expect(await auditOf(server, 'company.picture_changed', owner.tenantId)).toHaveLength(1);
    expect(await auditOf(server, 'wms.picture_changed', wms.tenantId)).toHaveLength(1);
    await remove('/mywms', wms);
    expect((await look(myWms.avatarURL ?? '')).status).toBe(404);

    const role: Target = `/role?role_id=${owner.roleId}`;
    const events = await publishedBy(server, channelOf(owner), () => give(role, pngOf(9, 9)));
    expect(events).toMatchObject([
      { event: 'RoleUpdated', data: { id: owner.roleId, version: 2 }, permission: 'view_roles' },
    ]);
    const { avatarURL } = events[0]?.data as { avatarURL: string };
    expect((await look(avatarURL)).status).toBe(200);
    expect(await auditOf(server, 'role.picture_changed', owner.roleId)).toMatchObject([
      { before: { avatarURL: null }, after: { avatarURL } },
    ]);
    expect((await remove(role)).body).toMatchObject({ role: { avatarURL: null, version: 3 } });
  });

  test('keep theirs from those who may not, of their own company and of another', async () => {
    const member = await joinWithoutRole(server, owner);
    expect((await give('/mycompany', pngOf(9, 9), member)).status).toBe(403);
    expect((await give(`/role?role_id=${owner.roleId}`, pngOf(9, 9), member)).status).toBe(403);
    expect((await give('/me', pngOf(9, 9), member)).status).toBe(200);
    const role: Target = `/role?role_id=${owner.roleId}`;
    await give(role, pngOf(9, 9));
    expect((await give(role, pngOf(9, 9), stranger)).status).toBe(404);
    expect((await remove(role, stranger)).status).toBe(404);
    const before = await kept();
    await give('/mycompany', pngOf(9, 9), stranger);
    await remove('/mycompany', stranger);
    expect(await kept()).toEqual(before);
  });

  test('take their picture along when a role is deleted', async () => {
    const { role } = (await server.call('POST /role', { token: owner.token, body: { name: 'Short-lived' } })).body;
    const { body } = await give(`/role?role_id=${role.id}`, pngOf(9, 9));
    const { avatarURL } = body['role'] as unknown as { avatarURL: string };
    await server.call('DELETE /role', { token: owner.token, body: { role_id: role.id } });
    expect((await look(avatarURL)).status).toBe(404);
  });
});

test('a colleague sees it in the list of users, and nobody finds a picture without its address', async () => {
  await give('/me', pngOf(9, 9));
  const colleague = await join(server, owner, { roleId: owner.roleId });
  const { myUsers } = (await server.call('GET /mycompany/users', { token: colleague.token })).body;
  expect(myUsers.find(({ id }) => id === owner.userId)?.avatarURL).toBe(await mine());
  for (const path of ['', '/', `/${'a'.repeat(43)}`, '/..%2f..%2fetc%2fpasswd', `/${owner.userId}`])
    expect((await look(`/api/pictures${path}`)).status).toBe(404);
  const scope = { userId: stranger.userId, companyId: stranger.tenantId, wmsId: null };
  const seen = await server.services.db.readTenant(scope, (trx) => trx.selectFrom('pictures').selectAll().execute());
  expect(seen).toEqual([]);
});

test('the noisiest picture stays within what is kept', async () => {
  const side = 600;
  let seed = 7;
  const noise = Buffer.alloc(side * side * 4).map(() => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) >> 16);
  const raw = { width: side, height: side, channels: 4 as const };
  const file = await sharp(noise, { raw }).png().toBuffer();
  expect((await give('/me', file)).status).toBe(200);
  expect((await look((await mine()) ?? '')).bytes.length).toBeLessThan(192 * 1024);
});
