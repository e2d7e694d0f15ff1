import { sharerOf, type Actor } from '../actor';

/** One person may have several browsers and devices; each holds one stream, or one a tab where tabs cannot share. */
const MAX_PER_USER = 48;
/** Above what a company can need; below what would starve the others of this instance. */
const MAX_PER_TENANT = 20_000;

interface Limited {
  readonly actor: Actor;
}

const tenantOf = (actor: Actor): string => sharerOf(actor) ?? actor.userId;

/** Limits the streams that a person and a tenant may hold at once. */
export class StreamLimits<Stream extends Limited> {
  /** By user, oldest first. */
  private readonly byUser = new Map<string, Set<Stream>>();
  private readonly byTenant = new Map<string, number>();
  /** Counted where it was opened: its person may have moved since. */
  private readonly tenants = new Map<Stream, string>();

  hasRoom(actor: Actor): boolean {
    return (this.byTenant.get(tenantOf(actor)) ?? 0) < MAX_PER_TENANT;
  }

  /** @returns the person's oldest stream, if this one is too many */
  add(stream: Stream): Stream | undefined {
    const tenant = tenantOf(stream.actor);
    this.tenants.set(stream, tenant);
    this.byTenant.set(tenant, (this.byTenant.get(tenant) ?? 0) + 1);
    const own = this.byUser.get(stream.actor.userId) ?? new Set();
    this.byUser.set(stream.actor.userId, own.add(stream));
    const [oldest] = own;
    return own.size > MAX_PER_USER ? oldest : undefined;
  }

  remove(stream: Stream): void {
    const tenant = this.tenants.get(stream);
    if (tenant === undefined) return;
    this.tenants.delete(stream);
    const left = (this.byTenant.get(tenant) ?? 1) - 1;
    if (left > 0) this.byTenant.set(tenant, left);
    else this.byTenant.delete(tenant);
    const own = this.byUser.get(stream.actor.userId);
    own?.delete(stream);
    if (own?.size === 0) this.byUser.delete(stream.actor.userId);
  }
}
