import type { Call } from './company';

export interface Import {
  id: string;
  status: string;
  counts: { added: number; refused: number };
  fault: unknown;
}

async function settled(call: Call, id: string, wanted: string): Promise<Import> {
  for (;;) {
    const { import: file } = await call<{ import: Import }>('GET', `/import?import_id=${id}`);
    if (file.status === wanted) return file;
    if (['failed', 'canceled'].includes(file.status)) throw new Error(`The import ended: ${JSON.stringify(file)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Uploads a file. @returns the id of its import */
export async function sent(call: Call, kind: string, text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const body = { kind, file_name: `${kind}.csv`, bytes: bytes.length };
  const { import: file, partBytes } = await call<{ import: Import; partBytes: number }>('POST', '/import', body);
  for (let part = 0; part * partBytes < bytes.length; part++) {
    const piece = new Uint8Array(bytes.subarray(part * partBytes, (part + 1) * partBytes));
    await call('POST', `/import/part?import_id=${file.id}&part=${part}`, piece);
  }
  return file.id;
}

/** Takes the columns as the server reads them, and waits until all lines are looked at. */
export async function checked(call: Call, id: string, more: object): Promise<Import> {
  const { mapping } = await call<{ mapping: unknown }>('POST', '/import/read', { import_id: id });
  await call('POST', '/import/check', { import_id: id, mapping, ...more });
  return settled(call, id, 'ready');
}

export async function applied(call: Call, id: string): Promise<Import> {
  await call('POST', '/import/run', { import_id: id });
  return settled(call, id, 'done');
}
