import type { Body, Query, RouteKey } from '@slotwise/contract';

interface Case<K extends RouteKey> {
  body?: (at: { companyId: string }) => Body<K>;
  query?: (at: { companyId: string }) => Query<K>;
}
type RemoteKey = Extract<RouteKey, `${string} /remotes${string}`>;

/** Calls of the routes for remotes and their versions. @param fresh gives a name that nothing has yet */
export const remoteCases = (fresh: (what: string) => string): { [K in RemoteKey]: Case<K> } => ({
  'GET /remotes/registry': {},
  'GET /remotes/choices': {},
  'POST /remotes/reports': { body: () => ({ remote: 'roles', version: '1.0.0', kind: 'loaded', ms: 5 }) },
  'GET /remotes': {},
  'GET /remotes/history': {},
  'GET /remotes/tenants': {},
  'GET /remotes/keys': {},
  'POST /remotes/keys': { body: () => ({ remote: 'roles', name: fresh('Key') }) },
  'DELETE /remotes/keys': { body: () => ({ key_id: 'unknown' }) },
  'POST /remotes/versions': {
    body: () => ({ manifest: {}, build: 'b1', entry: 'mf-manifest.json', integrity: {}, preload: [] }),
  },
  'POST /remotes/release': { body: () => ({ remote: 'roles', version: '1.0.0' }) },
  'POST /remotes/promote': { body: () => ({ remote: 'roles' }) },
  'POST /remotes/rollback': { body: () => ({ remote: 'roles' }) },
  'POST /remotes/canary': { body: () => ({ remote: 'roles', percent: 10 }) },
  'POST /remotes/pin': { body: ({ companyId }) => ({ remote: 'roles', tenant: companyId, version: '1.0.0' }) },
  'POST /remotes/unpin': { body: ({ companyId }) => ({ remote: 'roles', tenant: companyId }) },
  'POST /remotes/isolation': { body: () => ({ remote: 'roles', isolated: true }) },
  'POST /remotes/trials': { body: () => ({ remote: 'roles', trials: [{ shell: 's1', build: 'b1', passed: true }] }) },
});

/** Routes for administrators of the deployment: that somebody owns a tenant does not open them. */
export const BY_ADMINISTRATOR: readonly RouteKey[] = [
  'GET /remotes/tenants',
  'POST /remotes/isolation',
  'GET /remotes/keys',
  'POST /remotes/keys',
  'DELETE /remotes/keys',
];
/** Public by the table, but only with a deploy key or to such an administrator. */
export const BY_DEPLOY_KEY: readonly RouteKey[] = [
  'GET /remotes',
  'GET /remotes/history',
  'POST /remotes/versions',
  'POST /remotes/release',
  'POST /remotes/promote',
  'POST /remotes/rollback',
  'POST /remotes/canary',
  'POST /remotes/pin',
  'POST /remotes/unpin',
  'POST /remotes/trials',
];
