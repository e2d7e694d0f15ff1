import type { Registry, RemoteManifest } from '@slotwise/contract';
import { afterCommit } from '../../platform/db/transaction';
import type { Trx } from '../../platform/db/tables';
import type { Ctx, PageRegistry, Visit } from '../../platform/module';
import type { Services } from '../../platform/services';
import { administrators } from '../deploy-keys';
import { ShellFolder } from '../version-matrix';
import { newStranger, readVisitor, stranger, toVisitor, visitorCookie, type Known } from '../visitors';
import { BuildFolder } from './folder';
import { readServed } from './read-served';
import { choose, resolve, type ServedRemote } from './served';
import { openSigner, type Signer } from './signer';

interface Snapshot {
  remotes: ServedRemote[];
  administrators: ReadonlySet<string>;
  /** Registries that were signed already, by the builds in them. */
  signed: Map<string, Registry>;
}

/** Another instance's moves are seen after this long, and a new build in the folder. */
const FRESH_MS = 1000;
const SIGNED_MAX = 200;

/** What one server serves: read from the database at most once a second, signed once for all who get the same. */
class RemoteRegistry {
  private readonly folder: BuildFolder;
  private readonly shell: ShellFolder;
  private looked = 0;
  private current: Promise<Snapshot> | undefined;
  private signing: Promise<Signer> | undefined;

  constructor(private readonly services: Services) {
    this.folder = new BuildFolder(services);
    this.shell = new ShellFolder(services);
  }

  signer(): Promise<Signer> {
    this.signing ??= openSigner(this.services);
    this.signing.catch(() => (this.signing = undefined));
    return this.signing;
  }

  /** What was read last is no longer true. */
  forget(): void {
    this.looked = 0;
  }

  read(): Promise<Snapshot> {
    const now = Date.now();
    if (!this.current || now - this.looked > FRESH_MS) {
      this.looked = now;
      const last = this.current;
      const next = this.look().catch((fault: unknown) => {
        // The last good one is better than none; who comes next tries again.
        this.looked = 0;
        if (!last) throw fault;
        this.services.log.error({ err: fault }, 'the registry could not be read; the last one is served');
        return last;
      });
      this.current = next;
      next.catch(() => {
        if (this.current === next) this.current = last;
      });
    }
    return this.current;
  }

  private async look(): Promise<Snapshot> {
    await this.shell.bringUpToDate();
    await this.folder.bringUpToDate();
    return this.services.db.withSystem(async (trx) => ({
      remotes: await readServed(trx),
      administrators: new Set((await administrators(trx, this.services)).map(({ id }) => id)),
      signed: new Map<string, Registry>(),
    }));
  }

  async resolveFor(snapshot: Snapshot, visitor: Known, shell: string | undefined): Promise<Registry> {
    const remotes = resolve(snapshot.remotes, visitor, shell);
    const key = remotes.map(({ id, build }) => `${id} ${build}`).join('\n');
    let registry = snapshot.signed.get(key);
    if (!registry) {
      const signer = await this.signer();
      const issuedAt = this.services.clock.now().toISOString();
      registry = { remotes, issuedAt, signature: signer.sign({ remotes, issuedAt }) };
      if (snapshot.signed.size < SIGNED_MAX) snapshot.signed.set(key, registry);
    }
    return { ...registry, resolvedFor: visitor.userId };
  }
}

const registries = new WeakMap<Services['db'], RemoteRegistry>();
const registryOf = (services: Services): RemoteRegistry => {
  const known = registries.get(services.db) ?? new RemoteRegistry(services);
  registries.set(services.db, known);
  return known;
};

/** What lies in the folder is live from the start, also for whoever publishes before anybody opened a page. */
export const folderServed = async (services: Services): Promise<void> => void (await registryOf(services).read());

/** After the commit, this server serves what the transaction has decided; others within a second. */
export const registryChanged = (trx: Trx, services: Services): void =>
  afterCommit(trx, () => registryOf(services).forget());

/** The manifests of what a tenant gets, without canaries and without what is for administrators of the deployment. */
export async function servedManifests(services: Services, tenantId: string): Promise<RemoteManifest[]> {
  const { remotes } = await registryOf(services).read();
  return resolve(remotes, { key: null, tenantId, administrator: false }).map(({ manifest }) => manifest);
}

/** The registry as the caller gets it. The answer also tells the page, which comes without a token, who will come. */
export async function readRegistry({ actor, services, header, setHeader, raw, query }: Ctx<'GET /remotes/registry'>) {
  const { shell } = query;
  const registry = registryOf(services);
  const snapshot = await registry.read();
  if (!actor) return registry.resolveFor(snapshot, readVisitor(services, header('cookie')) ?? stranger(), shell);
  const visitor = toVisitor(actor, snapshot.administrators);
  // Nothing is left in a browser that shows a partner's page.
  if (!actor.embedded) setHeader('set-cookie', visitorCookie(services, visitor, raw.request.protocol === 'https'));
  return registry.resolveFor(snapshot, visitor, shell);
}

/** Who gets what, told to each about themselves alone. */
export async function readChoices({ actor, services, header, query }: Ctx<'GET /remotes/choices'>) {
  const snapshot = await registryOf(services).read();
  const visitor = actor
    ? toVisitor(actor, snapshot.administrators)
    : (readVisitor(services, header('cookie')) ?? stranger());
  const choices = choose(snapshot.remotes, visitor, query.shell).map(({ entry, ...way }) => ({
    remote: entry.id,
    version: entry.version,
    build: entry.build,
    ...way,
  }));
  return { choices };
}

/** What the page carries inline. A visitor whom nobody knows gets a name only while some canary needs one. */
export async function pageRegistry(services: Services, { cookies, secure, shell }: Visit): Promise<PageRegistry> {
  const registry = registryOf(services);
  const snapshot = await registry.read();
  const { publicKey } = await registry.signer();
  const known = readVisitor(services, cookies);
  if (known) return { registry: await registry.resolveFor(snapshot, known, shell), publicKey };
  if (!snapshot.remotes.some(({ canary }) => canary)) {
    return { registry: await registry.resolveFor(snapshot, stranger(), shell), publicKey };
  }
  const visitor = newStranger();
  const setCookie = visitorCookie(services, visitor, secure);
  return { registry: await registry.resolveFor(snapshot, visitor, shell), publicKey, setCookie };
}
