import type { RemoteManifest } from '@slotwise/contract';
import type { Ctx, PageRegistry, Visit } from '../../platform/module';
import type { Services } from '../../platform/services';
import { newStranger, readVisitor, stranger, toVisitor, visitorCookie } from '../visitors';
import { choose, resolve } from './choose';
import { remoteRegistry, type EmbeddingDeployment } from './remote-registry';

/**
 * The manifests that a tenant gets, without canaries.
 * @param who `administrators`: also those of remotes for administrators of the deployment, if one of these is of the tenant
 */
export async function servedManifests(
  services: Services,
  tenantId: string,
  { administrators = false } = {},
): Promise<RemoteManifest[]> {
  const { remotes, administrating } = await services.use(remoteRegistry).read();
  const administrator = administrators && administrating.has(tenantId);
  return resolve(remotes, { key: null, tenantId, administrator }).map(({ manifest }) => manifest);
}

/**
 * The registry as the caller gets it. A cookie repeats the caller's choices at the next page load, which comes without a
 * token.
 */
export async function readRegistry({ actor, services, header, setHeader, raw, query }: Ctx<'GET /remotes/registry'>) {
  const { shell } = query;
  const registry = services.use(remoteRegistry);
  const snapshot = await registry.read();
  if (!actor) return registry.resolveFor(snapshot, readVisitor(services, header('cookie')) ?? stranger(), shell);
  const visitor = toVisitor(actor, snapshot.administrators);
  // A browser that shows a partner's page keeps no cookie of ours.
  if (!actor.embedded && !actor.narrowed)
    setHeader('set-cookie', visitorCookie(services, visitor, raw.request.protocol === 'https'));
  return registry.resolveFor(snapshot, visitor, shell);
}

/** The version of each remote that the caller gets and the reason, without a word about other people. */
export async function readChoices({ actor, services, header, query }: Ctx<'GET /remotes/choices'>) {
  const snapshot = await services.use(remoteRegistry).read();
  const visitor = actor
    ? toVisitor(actor, snapshot.administrators)
    : (readVisitor(services, header('cookie')) ?? stranger());
  const choices = choose(snapshot.remotes, visitor, query.shell).map(({ entry, ...reason }) => ({
    remote: entry.id,
    version: entry.version,
    build: entry.build,
    ...reason,
  }));
  return { choices };
}

/** The key and the shell with which partners' pages judge the answer of `GET /remotes/registry`. */
export const embeddingDeployment = (services: Services): Promise<EmbeddingDeployment> =>
  services.use(remoteRegistry).deployment();

/** The registry that the page carries inline. An unknown visitor gets a cookie only while there is a canary. */
export async function pageRegistry(services: Services, { cookies, secure, shell }: Visit): Promise<PageRegistry> {
  const registry = services.use(remoteRegistry);
  const snapshot = await registry.read();
  const { publicKey } = await registry.signer();
  const known = readVisitor(services, cookies);
  if (known) return { registry: await registry.pageFor(snapshot, known, shell), publicKey };
  if (!snapshot.remotes.some(({ canary }) => canary)) {
    return { registry: await registry.pageFor(snapshot, stranger(), shell), publicKey };
  }
  const visitor = newStranger();
  const setCookie = visitorCookie(services, visitor, secure);
  return { registry: await registry.pageFor(snapshot, visitor, shell), publicKey, setCookie };
}
