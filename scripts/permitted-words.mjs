// Words of features that the platform may say although features go by them, and the names that are told in any sentence.

/** Names of remotes, modules and records that the platform itself goes by, and why. In the singular. */
export const PLATFORM_WORDS = {
  user: 'who is signed in, and a kind of account and channel (specification 1, 4)',
  company: 'a kind of account and channel (specification 1, 4)',
  tenant: 'a company or a WMS: whose data a transaction sees',
  member: 'who hears a channel',
  visitor: 'who has no session (specification 2)',
  role: 'holds the permissions of who is signed in (specification 4, 6)',
  grant: 'the permissions that somebody holds, and whether they may do a thing',
  remote: 'what the platform loads',
  'remote version': 'what the platform loads',
  'remote report': 'what the platform says of a remote that failed',
  auth: 'signing in is the session, which every page needs (specification 4)',
  login: 'opens the session (specification 7)',
  passkey: 'opens the session',
  register: 'where visitors without a session are sent (specification 2)',
  password: 'fields and secrets of signing in',
  access: 'access tokens, and who may come to a route',
  sse: 'the stream of live events',
  embedding: 'a kind of session, which the platform keeps to its own calls',
  'api key': 'a kind of actor of the platform',
  audit: 'every verb of the platform writes an entry; its screen is one reader of them',
  notification: 'every verb of the platform may tell people something; the bell in the top bar shows it',
  search: 'every module may declare one, and the top bar asks them all',
  assistant: 'every module may let it look; its window belongs to the shell',
  'access request': 'whoever lacks the permission for a page asks for it there, in the shell',
  'own data': 'every module says what it holds of a person',
  picture: 'a part for screens; whose picture it is, the user of the part says',
};

/**
 * Single words that are names of features and mean nothing else here: they are told in names and sentences as well. Any other single
 * word that is the name of a feature, such as `return` or `status`, is an ordinary word of code and of sentences, and is told where it is
 * certainly the feature's: in an address, an event, a topic, a permission, the key of a query, an import and the kind of a record.
 * Names of several words are distinctive by themselves; where only a folder goes by one, sentences may say it.
 */
export const DISTINCTIVE_WORDS = [
  'dashboard',
  'integration',
  'inventory',
  'invitation',
  'location',
  'receipt',
  'replenish',
  'replenishment',
  'sku',
  'slotting',
  'stock',
  'warehouse',
  'webhook',
];

/**
 * Features that the specification itself puts into the platform.
 * @type {{ under: string, words: string[], why: string }[]}
 */
export const ALLOWED = [
  {
    under: 'packages/shell/src/tenant-menu/',
    words: ['warehouse', 'user', 'role', 'invitation', 'dashboard', 'company'],
    why: 'The top bar has a company and a WMS menu with these lists, and a role-management dialog (specification 2).',
  },
  {
    under: 'packages/shell/src/assistant/words/',
    words: ['inventory', 'slotting'],
    why: 'The kinds of data that a language model may read are the contract’s: who asks reads beside the box which they are.',
  },
  {
    under: 'packages/shared/src/session/',
    words: ['warehouse', 'invitation'],
    why: 'The reads of a company and a WMS, which shell and remotes share (specification 3, 7).',
  },
  {
    under: 'packages/shared/src/events/',
    words: ['warehouse', 'invitation'],
    why: 'The table of live reactions (specification 4).',
  },
  {
    under: 'packages/shared/src/field-faults/words/',
    words: ['warehouse', 'invitation', 'sku', 'location', 'receipt', 'stock'],
    why: 'One catalogue of faults of fields for all pages (specification 8).',
  },
  {
    under: 'packages/shared/src/words/',
    words: ['warehouse', 'invitation', 'location', 'receipt', 'stock', 'deploy key'],
    why: 'One catalogue of errors for all pages (specification 8).',
  },
  {
    under: 'packages/shell/src/words/',
    words: ['dashboard'],
    why: 'Signed-in people are sent to the dashboard (specification 2).',
  },
  {
    under: 'packages/shared/src/ui/list/address/',
    words: ['location'],
    why: "The router's own word for where a page is.",
  },
  {
    under: 'packages/shared/src/remote/page-router.tsx',
    words: ['location'],
    why: "The router's own word for where a page is.",
  },
  {
    under: 'packages/contract/src/live/site-of.ts',
    words: ['warehouse'],
    why: 'Whoever is limited to some warehouses hears nothing of the others, whatever feature tells it.',
  },
  {
    under: 'packages/shell/src/deletion/',
    words: ['company deletion'],
    why: 'Every page says that the company is to go (decision 2026-11-26).',
  },
  {
    under: 'packages/shared/src/remote/mount-scope.ts',
    words: ['/remotes'],
    why: 'The folder that the files of remotes are served from; a page has the same name.',
  },
  {
    under: 'packages/shell/src/access-requests/',
    words: ['own access'],
    why: "One's own access requests, which are the platform's.",
  },
  {
    under: 'packages/api/src/platform/config.ts',
    words: ['webhook'],
    why: 'All variables of the environment are read in one file.',
  },
  {
    under: 'packages/api/src/platform/http/authenticate.ts',
    words: ['warehouse'],
    why: 'The code by which every call is refused to somebody who is kept to some warehouses.',
  },
];
