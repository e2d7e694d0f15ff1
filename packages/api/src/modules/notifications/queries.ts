import { sql } from 'kysely';
import { defineKeyset, slice, type Slice } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';

type Sort = 'at' | 'id';
const newestFirst = (list: string, id: string) =>
  defineKeyset(
    list,
    { name: 'at', by: sql.ref('at'), type: 'timestamptz', order: 'desc' },
    { name: 'id', by: sql.ref(id), type: 'text', order: 'desc', unique: true },
  );
export const notificationList = newestFirst('notifications', 'id');
export const mailList = newestFirst('notification mails', 'notification_mails.id');

const SHOWN = [
  ...(['id', 'kind', 'record_kind as recordKind', 'record_id as recordId'] as const),
  ...(['facts', 'count', 'at', 'read_at as readAt'] as const),
] as const;

/** Row-level security leaves them their own, of the company or WMS where they are. */
const own = (trx: Trx, userId: string, kinds: readonly string[]) =>
  trx
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where(sql<boolean>`kind = ANY(${kinds}::text[])`);

/** @param kinds those that they may be told of now */
export function notificationSlice(
  trx: Trx,
  userId: string,
  { kinds, unread }: { kinds: readonly string[]; unread: boolean },
  wanted: Slice<Sort>,
) {
  const all = own(trx, userId, kinds).select(SHOWN);
  return slice(unread ? all.where('read_at', 'is', null) : all, notificationList, wanted);
}

/** Whatever is kept for them, also of kinds that they are not told of any more. */
export const everyNotificationSlice = (trx: Trx, userId: string, wanted: Slice<Sort>) =>
  slice(trx.selectFrom('notifications').where('user_id', '=', userId).select(SHOWN), notificationList, wanted);

export const countUnread = async (trx: Trx, userId: string, kinds: readonly string[]): Promise<number> =>
  (
    await own(trx, userId, kinds)
      .where('read_at', 'is', null)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** @returns whether any changed */
export async function mark(
  trx: Trx,
  userId: string,
  { ids, until, readAt }: { ids: readonly string[]; until: Date | null; readAt: Date | null },
): Promise<boolean> {
  const changed = await trx
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('user_id', '=', userId)
    .where(sql<boolean>`(id = ANY(${ids}::text[]) OR at <= ${until}::timestamptz)`)
    .where('read_at', readAt === null ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return changed.length > 0;
}

export const choicesOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom('notification_choices')
    .select(['off', 'next_mail_at as nextMailAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const keepChoices = (trx: Trx, userId: string, choices: { off: readonly string[]; nextMailAt: Date | null }) => {
  const values = { off: [...choices.off], next_mail_at: choices.nextMailAt };
  return trx
    .insertInto('notification_choices')
    .values({ user_id: userId, ...values })
    .onConflict((same) => same.column('user_id').doUpdateSet(values))
    .execute();
};

/** When the newest mail was made for them, where they are now. */
export const lastMailOf = async (trx: Trx, userId: string): Promise<Date | undefined> =>
  (
    await trx
      .selectFrom('notification_mails')
      .select('at')
      .where('user_id', '=', userId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.at;

/** Mails of a tenant, the newest first. */
export const mailSlice = (trx: Trx, tenantId: string, wanted: Slice<Sort>) =>
  slice(
    trx
      .selectFrom('notification_mails')
      .innerJoin('users', 'users.id', 'notification_mails.user_id')
      .select([
        ...(['notification_mails.id as mailId', 'at', 'count', 'users.id as userId'] as const),
        ...(['first_name as firstName', 'last_name as lastName'] as const),
      ])
      .where('notification_mails.tenant_id', '=', tenantId),
    mailList,
    wanted,
  );

/** The fates of mails. Only the system reads the outbox. */
export const fatesOf = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('mail_outbox')
    .select(['about', 'status'])
    .where(sql<boolean>`about = ANY(${ids}::text[])`)
    .execute();
