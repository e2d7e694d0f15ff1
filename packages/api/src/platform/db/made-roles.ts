import { RawNode, type KyselyPlugin, type Migration } from 'kysely';

/** Blocks of migrations that make roles of the whole PostgreSQL, or grant them to the one that is logged in, and do nothing else. */
const ABOUT_ROLES = /^DO \$\$ BEGIN[^]*(?:CREATE ROLE|GRANT) slotwise_/;

const leaveRoles: KyselyPlugin = {
  transformQuery: ({ node }) =>
    RawNode.is(node) && ABOUT_ROLES.test(node.sqlFragments.join('?')) ? RawNode.createWithSql('SELECT') : node,
  transformResult: ({ result }) => Promise.resolve(result),
};

/** The migration for a role that may make no roles, where an administrator has made and granted them: it leaves them as they are. */
export const withMadeRoles = (migration: Migration): Migration => ({
  ...migration,
  up: (db) => migration.up(db.withPlugin(leaveRoles)),
});
