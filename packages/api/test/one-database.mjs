import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Files of tests that need one database only, each group with what it is about: both databases are the same engine behind one client,
 * and answer it the same. Where there is a PostgreSQL they run on that. Whatever is not listed runs on both, so a new file does until
 * somebody has thought about it. Why these: `docs/decisions/2026-11-27-tests-on-one-database.md`.
 */
const SINGLE_DATABASE_TESTS = {
  'what is refused, counted and answered before a statement is sent': [
    ...['alerts', 'closing', 'http2', 'limits', 'requests', 'traces', 'web'],
    ...['modules/guesses', 'modules/published-files', 'modules/webhook-addresses'],
  ],
  'accounts, sessions and what proves them': [
    ...['modules/addresses', 'modules/api-keys', 'modules/changing-factor', 'modules/claimed-addresses'],
    ...['modules/own-access', 'modules/own-data', 'modules/passkeys', 'modules/password-reset', 'modules/sessions'],
    ...['modules/sign-up', 'modules/two-factor'],
  ],
  'who may do what, and who comes and goes': [
    ...['modules/access-requests', 'modules/bulk-invitations', 'modules/grantable', 'modules/grants'],
    ...['modules/invitation-links', 'modules/invitation-role', 'modules/invitations', 'modules/leaving'],
    ...['modules/member-list', 'modules/members', 'modules/role-names', 'modules/role-removal', 'modules/roles'],
    ...['modules/taking-back', 'modules/tenants', 'modules/limited-roles', 'modules/bulk-changes'],
    ...['modules/company-deletion', 'modules/tenant-settings', 'modules/undo-rights'],
  ],
  'what people are told and shown': [
    ...['modules/assistant', 'modules/assistant-attacks', 'modules/assistant-model', 'modules/assistant-proposals'],
    ...['modules/assistant-questions', 'modules/assistant-words', 'modules/audit', 'modules/audit-look'],
    ...['modules/audit-parts', 'modules/channels', 'modules/first-steps', 'modules/limited-notifications'],
    ...['modules/notification-mails', 'modules/pictures', 'modules/refusals-language'],
  ],
  'remotes and partners': [
    ...['modules/canary-demotion', 'modules/embedding', 'modules/partner-keys', 'modules/publish-command'],
    ...['modules/publishing', 'modules/refused-publish', 'modules/remotes', 'modules/version-matrix'],
    ...['modules/audit-stream', 'modules/webhooks'],
  ],
  'work in the warehouse and plans for it: sequences of that work are drawn on both': [
    ...['modules/advantages', 'modules/counts', 'modules/figures-lists', 'modules/labels', 'modules/leads'],
    ...['modules/moves-file', 'modules/moves-of-plan', 'modules/order-imports', 'modules/orders', 'modules/places'],
    ...['modules/proposals', 'modules/put-advice', 'modules/slotting', 'modules/slotting-faults'],
    ...['modules/slotting-seeds', 'modules/stock', 'modules/undo-picks', 'modules/barcodes', 'modules/expired-lots'],
    ...['modules/free-layout', 'modules/given-work', 'modules/import-mappings', 'modules/imported-again'],
    ...['modules/key-owners', 'modules/listed-exports', 'modules/lists-of-canceled-orders', 'modules/names'],
    ...['modules/names-of-goods', 'modules/same-spot', 'modules/serials', 'modules/slotting-state', 'modules/walks'],
    ...['modules/imports'],
  ],
  'who is first among several at once: the embedded database has one transaction at a time': ['modules/reset-races'],
};

/** Patterns of their paths. @throws if one is not there: it would have been moved, and run on both unnoticed */
export function listSingleDatabaseTests() {
  const names = Object.values(SINGLE_DATABASE_TESTS).flat();
  const gone = names.filter((name) => !existsSync(path.join(import.meta.dirname, `${name}.test.ts`)));
  if (gone.length > 0) throw new Error(`${import.meta.filename} names what is not there: ${gone.join(', ')}`);
  return names.map((name) => `/api/test/${name}\\.test\\.ts$`);
}
