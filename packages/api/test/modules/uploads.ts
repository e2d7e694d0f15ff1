import type { Import, ImportKind } from '@slotwise/contract';
import type { Person, TestServer } from '../harness';

/** Also of a process of its own. */
type Server = Pick<TestServer, 'url' | 'call'>;
type Choices = { warehouse_id?: string; mode?: 'set' | 'add' };

/** Sends one part of a file. */
export const sendPart = (server: Server, { token }: Person, importId: string, part: number, content: Uint8Array) =>
  fetch(`${server.url}/api/import/part?import_id=${importId}&part=${part}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: content as NonNullable<RequestInit['body']>,
  });

/** Announces and uploads a file. @returns the import's id */
export async function upload(
  server: Server,
  person: Person,
  kind: ImportKind,
  content: Uint8Array | string,
  name = 'file.csv',
): Promise<string> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const { body } = await server.call('POST /import', {
    token: person.token,
    body: { kind, file_name: name, bytes: bytes.length },
  });
  if (!body.import) throw new Error(`Announced: ${JSON.stringify(body)}`);
  for (let part = 0; part * body.partBytes < bytes.length; part++) {
    const sent = bytes.subarray(part * body.partBytes, (part + 1) * body.partBytes);
    const { status } = await sendPart(server, person, body.import.id, part, sent);
    if (status !== 200) throw new Error(`Part ${part}: ${status}`);
  }
  return body.import.id;
}

export async function importAt(
  server: Server,
  { token }: Person,
  importId: string,
  ...statuses: Import['status'][]
): Promise<Import> {
  for (;;) {
    const { body } = await server.call('GET /import', { token, query: { import_id: importId } });
    if (statuses.includes(body.import.status)) return body.import;
    if (['done', 'failed', 'canceled'].includes(body.import.status)) {
      throw new Error(`The import ended as ${body.import.status}: ${JSON.stringify(body.import.fault)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Uploads a file and has it checked with the mapping that is suggested. */
export async function check(
  server: Server,
  person: Person,
  kind: ImportKind,
  content: Uint8Array | string,
  choices: Choices = {},
): Promise<Import> {
  const { token } = person;
  const importId = await upload(server, person, kind, content);
  const { status, body } = await server.call('POST /import/read', { token, body: { import_id: importId } });
  if (status !== 200) throw new Error(`Read: ${status} ${JSON.stringify(body)}`);
  const mapping = body.mapping;
  const checked = await server.call('POST /import/check', {
    token,
    body: { import_id: importId, mapping, ...choices },
  });
  if (checked.status !== 202) throw new Error(`Checked: ${checked.status} ${JSON.stringify(checked.body)}`);
  return importAt(server, person, importId, 'ready');
}

export async function run(server: Server, person: Person, importId: string): Promise<Import> {
  const { status, body } = await server.call('POST /import/run', {
    token: person.token,
    body: { import_id: importId },
  });
  if (status !== 202) throw new Error(`Run: ${status} ${JSON.stringify(body)}`);
  return importAt(server, person, importId, 'done');
}

/** Imports a file whole. */
export const importFile = async (...args: Parameters<typeof check>): Promise<Import> => {
  const [server, person] = args;
  return run(server, person, (await check(...args)).id);
};

/** A file that the server makes. */
export async function download(
  server: Server,
  { token }: Person,
  path: string,
): Promise<{ status: number; content: Buffer; headers: Headers }> {
  const response = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return {
    status: response.status,
    content: Buffer.from(await response.arrayBuffer()),
    headers: response.headers,
  };
}
