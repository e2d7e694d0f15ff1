import { randomBytes } from 'node:crypto';
import { API_PREFIX } from '@slotwise/contract/constants';
import type { Trx } from '../../platform/db/tables';

/** The owner of a picture. */
export type Owner = { user_id: string } | { role_id: string } | { tenant_id: string };

export const PICTURES = `${API_PREFIX}/pictures`;

/** Nobody guesses it, and it tells nothing of whose it is. */
const newPictureId = () => randomBytes(32).toString('base64url');
export const isPictureId = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Puts a picture in the place of the one that was there; null: none. @returns its address */
export async function replacePicture(trx: Trx, owner: Owner, bytes: Buffer | null, now: Date): Promise<string | null> {
  await trx
    .deleteFrom('pictures')
    .where((picture) => picture.and(owner))
    .execute();
  if (!bytes) return null;
  const id = newPictureId();
  const nobody = { user_id: null, role_id: null, tenant_id: null };
  await trx
    .insertInto('pictures')
    .values({ id, ...nobody, ...owner, bytes, made_at: now })
    .execute();
  return `${PICTURES}/${id}`;
}

export const pictureById = async (trx: Trx, id: string): Promise<Buffer | undefined> => {
  const row = await trx.selectFrom('pictures').select('bytes').where('id', '=', id).executeTakeFirst();
  // The embedded database answers with plain bytes.
  return row && Buffer.from(row.bytes);
};

export const pictureOf = async (trx: Trx, owner: Owner): Promise<Buffer | undefined> => {
  const mine = trx.selectFrom('pictures').select('bytes');
  const row = await mine.where((picture) => picture.and(owner)).executeTakeFirst();
  return row && Buffer.from(row.bytes);
};
