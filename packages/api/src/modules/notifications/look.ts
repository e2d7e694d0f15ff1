import { Type } from 'typebox';
import { defineLook, type Look } from '../../platform/look';
import type { Services } from '../../platform/services';
import { number, said } from '../assistant';
import { kindsFor, textOf } from './kinds';
import { asked } from './look-asked';
import { countUnread, notificationSlice } from './queries';

const LISTED = 5;

export const unread = (services: Services): Look =>
  defineLook({
    topic: 'unread_notifications',
    name: { en: 'notifications', de: 'Benachrichtigungen' },
    description: 'Says what notifications the asker has not read.',
    args: Type.Object({}),
    permission: null,
    data: null,
    asked: asked.unread,
    async read({ trx, actor, language }) {
      const kinds = kindsFor(services, { tenant: actor.userType, permissions: actor.permissions });
      const names = kinds.map(({ kind }) => kind);
      const count = await countUnread(trx, actor.userId, names);
      const { rows } = await notificationSlice(trx, actor.userId, { kinds: names, unread: true }, { limit: LISTED });
      const texts = rows.map((row) => textOf(kinds, row, language)).filter((text) => text !== '');
      const list =
        texts.length === 0
          ? ''
          : said(language, { en: ` The newest: ${texts.join('; ')}.`, de: ` Die neuesten: ${texts.join('; ')}.` });
      return {
        what: said(language, { en: 'your notifications', de: 'Ihre Benachrichtigungen' }),
        links: rows.flatMap(({ recordKind, recordId }) =>
          recordKind === null ? [] : [{ kind: recordKind, ...(recordId !== null && { id: recordId }) }],
        ),
        text: said(language, {
          en: `You have ${number(count, language, 'unread notification', 'unread notifications')}.${list}`,
          de: `Sie haben ${number(count, language, 'ungelesene Benachrichtigung', 'ungelesene Benachrichtigungen')}.${list}`,
        }),
        facts: { count, newest: texts },
      };
    },
  });
