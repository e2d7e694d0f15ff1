import { none, type Registry, type RegistryEntry } from '@slotwise/contract';
import { LRUCache } from 'lru-cache';
import { defineService, type Services } from '../../platform/services';
import { administrators } from '../deploy-keys';
import { ShellFolder } from '../version-matrix';
import type { Known } from '../visitors';
import { BuildFolder } from './build-folder';
import { settleClaims } from './claim-queries';
import { resolve } from './choose';
import { pageEntry } from './page-entry';
import { readServed } from './read-served';
import type { ServedRemote } from './served-remotes';
import { openSigner, type Signer } from './signer';

/** The served remotes, as read at one moment. */
interface Snapshot {
  remotes: ServedRemote[];
  administrators: ReadonlySet<string>;
  /** Tenants of the administrators. */
  administrating: ReadonlySet<string>;
  /** Signed registries by their form and the builds in them. */
  signed: LRUCache<string, Registry>;
}

/** Facts that a script in a partner's page needs to choose and check builds as a page of ours does. */
export interface EmbeddingDeployment {
  /** Verifies registries: 32 bytes of Ed25519 in base64. */
  registryKey: string;
  /** Build of the shell that this server gives out. */
  shell?: string;
}

/** How entries are written for those who asked. */
interface Form {
  /** Build of the shell that asks. */
  shell: string | undefined;
  /** Name of the form. */
  form: string;
  entryFor: (entry: RegistryEntry) => RegistryEntry;
}

/** A page needs the words of the audit on one screen, which asks for them itself. */
function withoutAuditWords(entry: RegistryEntry): RegistryEntry {
  const { audit: _, ...manifest } = entry.manifest;
  return { ...entry, manifest };
}

/** Time that a snapshot is used. Changes by other instances and new builds in the folder are seen after this time. */
const FRESH_MS = 1000;
const SIGNED_MAX = 200;

/** Reads what is served at most once a second, and signs each distinct registry once. */
export class RemoteRegistry {
  private readonly folder: BuildFolder;
  private readonly shell: ShellFolder;
  private readAt = -Infinity;
  private current: Promise<Snapshot> | undefined;
  private signing: Promise<Signer> | undefined;
  private isSettled = false;

  constructor(private readonly services: Services) {
    this.folder = new BuildFolder(services);
    this.shell = new ShellFolder(services);
  }

  signer(): Promise<Signer> {
    this.signing ??= openSigner(this.services);
    this.signing.catch(() => (this.signing = undefined));
    return this.signing;
  }

  /** Facts that a page needs to choose and check builds as this server does. */
  async deployment(): Promise<EmbeddingDeployment> {
    const { publicKey: registryKey } = await this.signer();
    await this.read();
    return { registryKey, ...(this.shell.build !== undefined && { shell: this.shell.build }) };
  }

  /** Makes the next read go to the database. Other servers follow within a second. */
  expire(): void {
    this.readAt = -Infinity;
  }

  /**
   * The current snapshot; while the database cannot be reached, the last one. Reading also takes up new builds in the
   * server's folder.
   */
  read(): Promise<Snapshot> {
    const now = this.services.clock.now().getTime();
    if (!this.current || now - this.readAt > FRESH_MS) {
      this.readAt = now;
      const last = this.current;
      const next = this.readSnapshot().catch((fault: unknown) => {
        this.readAt = -Infinity;
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

  private async readSnapshot(): Promise<Snapshot> {
    await this.shell.bringUpToDate();
    await this.folder.bringUpToDate();
    await this.settleOnce();
    return this.services.db.readSystem(async (trx) => {
      const named = await administrators(trx, this.services);
      return {
        remotes: await readServed(trx),
        administrators: new Set(named.map(({ id }) => id)),
        administrating: new Set(named.flatMap(({ tenantId }) => tenantId ?? [])),
        signed: new LRUCache<string, Registry>({ max: SIGNED_MAX }),
      };
    });
  }

  /** Gives owners to names that were live before names had owners. Later every move does this. */
  private async settleOnce(): Promise<void> {
    if (this.isSettled) return;
    await this.services.db.withSystem(async (trx) => {
      await settleClaims(trx);
      return { answer: undefined, audit: none('names get the owners that they have already') };
    });
    this.isSettled = true;
  }

  /** The signed registry for a visitor. @param shell build of the shell that asks */
  resolveFor(snapshot: Snapshot, visitor: Known, shell: string | undefined): Promise<Registry> {
    return this.signed(snapshot, visitor, { shell, form: 'whole', entryFor: (entry) => entry });
  }

  /** The same for the page that carries it, without what a page with this shell never asks for. */
  pageFor(snapshot: Snapshot, visitor: Known, shell: string | undefined): Promise<Registry> {
    const offered = this.shell.offersOf(shell);
    return this.signed(snapshot, visitor, {
      shell,
      form: `page ${shell ?? ''}`,
      entryFor: (entry) => pageEntry(entry, offered),
    });
  }

  private async signed(snapshot: Snapshot, visitor: Known, { shell, form, entryFor }: Form): Promise<Registry> {
    const entries = resolve(snapshot.remotes, visitor, shell);
    const key = [form, ...entries.map(({ id, build }) => `${id} ${build}`)].join('\n');
    let registry = snapshot.signed.get(key);
    if (!registry) {
      const signer = await this.signer();
      const issuedAt = this.services.clock.now().toISOString();
      const remotes = entries.map((entry) => withoutAuditWords(entryFor(entry)));
      registry = { remotes, issuedAt, signature: signer.sign({ remotes, issuedAt }) };
      snapshot.signed.set(key, registry);
    }
    return { ...registry, resolvedFor: visitor.userId };
  }
}

/** The registry of this server. */
export const remoteRegistry = defineService((services) => new RemoteRegistry(services));
