import { none, type NotificationChoices } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import { readPage } from '../../platform/cursors';
import type { Trx } from '../../platform/db/tables';
import { badField } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import type { NotificationKind } from '../../platform/notifying';
import type { Services } from '../../platform/services';
import { idOf } from '../fields';
import { notificationsChanged } from './keep';
import { kindsFor, textOf } from './kinds';
import { choicesOf, countUnread, keepChoices, lastMailOf, mark, notificationList, notificationSlice } from './queries';
import { nextMailAfter } from './send-mails';

const kindsOf = (services: Services, { userType, permissions }: Actor) =>
  kindsFor(services, { tenant: userType, permissions });
const chosenOf = (kinds: readonly NotificationKind[]) => kinds.filter(({ always }) => !always);
const namesOf = (kinds: readonly { kind: string }[]) => kinds.map(({ kind }) => kind);

export function listNotifications({ actor, query, read, services }: Ctx<'GET /me/notifications'>) {
  const kinds = kindsOf(services, actor);
  const { state } = query;
  return read(async (trx) => {
    const list = { keyset: notificationList, owner: actor.userId, filter: { state } };
    const { items, nextCursor } = await readPage(services.tokens, list, query, (wanted) =>
      notificationSlice(trx, actor.userId, { kinds: namesOf(kinds), unread: state === 'unread' }, wanted),
    );
    return {
      nextCursor,
      items: items.map((row) => ({
        ...{ id: row.id, kind: row.kind, values: row.facts, count: row.count, text: textOf(kinds, row) },
        record: row.recordKind === null ? null : { kind: row.recordKind, id: row.recordId },
        at: row.at.toISOString(),
        readAt: row.readAt?.toISOString() ?? null,
      })),
    };
  });
}

export const readUnread = ({ actor, read, services }: Ctx<'GET /me/notifications/unread'>) =>
  read(async (trx) => ({ unread: await countUnread(trx, actor.userId, namesOf(kindsOf(services, actor))) }));

export function markNotifications({ actor, body, now, tx, services }: Ctx<'PATCH /me/notifications'>) {
  const ids = (body.ids ?? []).flatMap((id) => idOf(id) ?? []);
  const until = body.until === undefined ? null : new Date(body.until);
  return tx(async (trx) => {
    const changed = await mark(trx, actor.userId, { ids, until, readAt: body.read ? now : null });
    const unread = await countUnread(trx, actor.userId, namesOf(kindsOf(services, actor)));
    return {
      answer: { unread },
      audit: none('what somebody has read changes nothing for anybody else'),
      // Their other tabs and devices.
      events: changed ? [notificationsChanged(actor.userId, unread)] : [],
    };
  });
}

async function choices(trx: Trx, now: Date, services: Services, actor: Actor): Promise<NotificationChoices> {
  const chosen = await choicesOf(trx, actor.userId);
  return {
    kinds: chosenOf(kindsOf(services, actor)).map(({ kind, about }) => ({
      kind,
      text: about,
      on: !chosen?.off.includes(kind),
    })),
    mail: chosen?.nextMailAt ? 'daily' : 'none',
    nextMailAt: nextMailAfter(now).toISOString(),
    lastMailAt: (await lastMailOf(trx, actor.userId))?.toISOString() ?? null,
  };
}

export const readChoices = ({ actor, now, read, services }: Ctx<'GET /me/notification-choices'>) =>
  read((trx) => choices(trx, now, services, actor));

export function changeChoices({ actor, body, now, tx, services }: Ctx<'PATCH /me/notification-choices'>) {
  const known = namesOf(chosenOf(services.notificationKinds()));
  if (body.off.some((kind) => !known.includes(kind))) throw badField('off', 'unknown');
  return tx(async (trx) => {
    const before = await choicesOf(trx, actor.userId);
    const nextMailAt = body.mail === 'daily' ? (before?.nextMailAt ?? nextMailAfter(now)) : null;
    await keepChoices(trx, actor.userId, { off: [...new Set(body.off)], nextMailAt });
    return {
      answer: await choices(trx, now, services, actor),
      audit: none('what somebody is told of changes nothing for anybody else'),
    };
  });
}
