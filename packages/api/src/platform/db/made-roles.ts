import { RawNode, type KyselyPlugin, type Migration } from 'kysely';

/** Migrations that make roles of the whole PostgreSQL, and grant them to the one that is logged in. */
const MAKE_ROLES = new Set(['0001-platform', '0210-audit-chain', '0270-sample-data', '0310-company-deletions']);
const ABOUT_ROLES = /^DO \$\$ BEGIN[^]*(?:CREATE ROLE|GRANT) slotwise_/;

const leaveRoles: KyselyPlugin = {
  transformQuery: ({ node }) =>
    RawNode.is(node) && ABOUT_ROLES.test(node.sqlFragments.join('?')) ? RawNode.createWithSql('SELECT') : node,
  transformResult: ({ result }) => Promise.resolve(result),
};

/** The migration for a role that may make no roles, where an administrator has made and granted them: what it says of them is left out. */
export const withMadeRoles = (name: string, migration: Migration): Migration =>
  MAKE_ROLES.has(name) ? { ...migration, up: (db) => migration.up(db.withPlugin(leaveRoles)) } : migration;
