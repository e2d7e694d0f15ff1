import { none } from '@slotwise/contract';
import { sql } from 'kysely';
import { removeEnded } from '../jobs/queries';
import type { OpenDatabase } from '../db/database';
import type { Sweeper } from '.';

const MINUTE = 60_000;

/** Interval of the embedded database's maintenance. Everybody waits for each part of it: little at a time, and often. */
const UPKEEP_EVERY_MS = 2000;
const TABLES_A_LOOK = 1;

const upkeepOf = ({ upkeep }: Pick<OpenDatabase, 'upkeep'>): Sweeper[] =>
  upkeep
    ? [
        {
          name: 'upkeep of the embedded database',
          everyMs: UPKEEP_EVERY_MS,
          run: async () => void (await upkeep(TABLES_A_LOOK)),
        },
      ]
    : [];

/** Cleaning of the platform's own tables, and maintenance of a database that has nobody else for it. */
export const platformSweepers = (database: Pick<OpenDatabase, 'upkeep'>): Sweeper[] => [
  ...upkeepOf(database),
  { name: 'mail', everyMs: 5000, run: ({ services }) => services.mail.deliver() },
  { name: 'stream tickets', everyMs: 5 * MINUTE, run: ({ services }) => services.events.tickets.sweep() },
  {
    name: 'old messages and keys',
    everyMs: 10 * MINUTE,
    run: ({ db }) =>
      db.withSystem(async (trx) => {
        await trx
          .deleteFrom('outbox')
          .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
          .execute();
        await trx
          .deleteFrom('idempotency_keys')
          .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
          .execute();
        await trx
          .deleteFrom('mail_outbox')
          .where('status', '<>', 'waiting')
          // A mail's subject may outlive it for months, and the mail still tells of it.
          .where(
            'created_at',
            '<',
            sql<Date>`now() - CASE WHEN about IS NULL THEN interval '30 days' ELSE interval '180 days' END`,
          )
          .execute();
        await removeEnded(trx);
        return { answer: undefined, audit: none('copies and notes whose time is over') };
      }),
  },
];
