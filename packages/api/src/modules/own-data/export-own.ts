import type { OwnData } from '../../platform/own-data';
import type { Ctx } from '../../platform/module';
import type { Position } from '../../platform/db/keyset';

const PAGE = 500;
type Asking = Pick<Ctx<'GET /me/export'>, 'actor' | 'now' | 'read'>;

/** Written while it is read, page by page, part by part: however much there is, one page of it is in memory. */
export function exportOwn({ actor, now, read, file, services }: Ctx<'GET /me/export'>): Promise<string> {
  const chunks = written({ actor, now, read }, services.ownData());
  file({ name: 'my-data.json', type: 'application/json; charset=utf-8', chunks });
  // The file is the answer.
  return Promise.resolve('');
}

async function* written({ actor, now, read }: Asking, parts: readonly OwnData[]): AsyncGenerator<string> {
  yield `{\n"written_at": ${JSON.stringify(now.toISOString())}`;
  for (const { part, read: readPart } of parts) {
    yield `,\n${JSON.stringify(part)}: [`;
    let lead = '\n';
    let after: Position | undefined;
    do {
      const { rows, end } = await read((trx) => readPart({ trx, actor, now, limit: PAGE, after }));
      for (const row of rows) {
        yield lead + JSON.stringify(row);
        lead = ',\n';
      }
      after = end ?? undefined;
    } while (after);
    yield lead === '\n' ? ']' : '\n]';
  }
  yield '\n}\n';
}
