import { createHash } from 'node:crypto';
import { newSecret } from '../../platform/ids';
import type { Actor } from '../../platform/actor';
import type { Services } from '../../platform/services';

/** The visitor who asks for the registry, as far as it matters. */
export interface Visitor {
  /** Key that keeps a person on the same side of a canary; null: nobody that could be known again. */
  key: string | null;
  tenantId: string | null;
  /** Sees remotes that are for administrators of the deployment. */
  administrator: boolean;
}

/** A visitor, and whose versions those are. */
export interface Known extends Visitor {
  userId: string | null;
}

type Needed = Pick<Services, 'tokens'>;

const COOKIE = 'slotwise_rollout';
const MAX_AGE_S = 365 * 24 * 3600;
const VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,400})\\.([\\w-]{43})(?:;|$)`);

const proof = ({ tokens }: Needed, payload: string) => tokens.fingerprint(`${COOKIE} ${payload}`);

export const toVisitor = (actor: Actor, administrators: ReadonlySet<string>): Known => ({
  key: actor.userId,
  userId: actor.userId,
  tenantId: actor.companyId ?? actor.wmsId,
  administrator: administrators.has(actor.userId) && actor.permissions.has('manage_remotes'),
});

/** Somebody whom we could not know again, unless `cookieOf` is set. */
export const stranger = (key: string | null = null): Known => ({
  key,
  userId: null,
  tenantId: null,
  administrator: false,
});

export const newStranger = (): Known => stranger(newSecret());

/** The visitor that the page's cookies name: the page is opened without a token. Null for none of ours. */
export function readVisitor(services: Needed, cookies: string | undefined): Known | null {
  const [, payload = '', given] = VALUE.exec(cookies ?? '') ?? [];
  if (!payload || given !== proof(services, payload)) return null;
  const [key, userId, tenantId, administrator] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    string | null,
    string | null,
    string | null,
    boolean,
  ];
  return { key, userId, tenantId, administrator };
}

/** Only says which versions of public files a browser gets: it opens nothing. */
export function visitorCookie(services: Needed, visitor: Known, secure: boolean): string {
  const { key, userId, tenantId, administrator } = visitor;
  const payload = Buffer.from(JSON.stringify([key, userId, tenantId, administrator])).toString('base64url');
  const attributes = `Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${COOKIE}=${payload}.${proof(services, payload)}; ${attributes}`;
}

/**
 * Whether a person is among the share of people who get a build: always the same answer for the same person and build,
 * and a person among 10 % is among 20 % too. Another build meets other people first.
 */
export function isAmong(percent: number, key: string, build: string): boolean {
  const bucket = createHash('sha256').update(`${build}\n${key}`).digest().readUInt32BE() % 10_000;
  return bucket < percent * 100;
}
