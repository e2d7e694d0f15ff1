import { migrations } from '../migrations';
import { openDatabase } from '../src/platform/db/database';
import { migrate } from '../src/platform/db/migrate';
import { workerFile } from './harness';

const fail = (fault: Error) => {
  throw fault;
};

test('what was only announced is no version any more, and what an announcement took from the folder is given back', async () => {
  const database = await openDatabase({ workerFile }, fail);
  try {
    const { db } = database;
    const before = Object.entries(migrations).filter(([name]) => name < '0041');
    await migrate(db, Object.fromEntries(before));
    const row = (build: string, values: object) => ({
      ...{ remote_id: 'roles', build, version: `1.0.${build}`, manifest: '{}', entry: 'mf-manifest.json' },
      ...{ mf_manifest: 'null', integrity: '{"a.js":"sha384-abc="}', preload: '[]', base_url: '/' },
      ...{ source: 'published' as const, published_by: 'Pipeline', ...values },
    });
    await db
      .insertInto('remote_versions')
      .values([
        row('1', { available: true, first_screen_bytes: 900 }),
        row('2', { available: false, first_screen_bytes: null }),
        row('3', { available: true, first_screen_bytes: null }),
        row('4', { available: true, source: 'folder', published_by: null }),
      ])
      .execute();

    expect(await migrate(db, migrations)).toContain('0041-announcements');
    const versions = await db
      .selectFrom('remote_versions')
      .select(['build', 'source', 'available', 'published_by'])
      .orderBy('build')
      .execute();
    expect(versions).toEqual([
      { build: '1', source: 'published', available: true, published_by: 'Pipeline' },
      { build: '3', source: 'folder', available: true, published_by: null },
      { build: '4', source: 'folder', available: true, published_by: null },
    ]);
    const announcements = await db
      .selectFrom('remote_announcements')
      .select(['build', 'version', 'integrity', 'announced_by'])
      .execute();
    expect(announcements).toEqual([
      { build: '2', version: '1.0.2', integrity: { 'a.js': 'sha384-abc=' }, announced_by: 'Pipeline' },
    ]);
  } finally {
    await database.close();
  }
});
