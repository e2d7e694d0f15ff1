import type { Accessibility, FieldFault, RemoteManifest } from '@slotwise/contract';
import { BUS_TOPICS, PRIVATE_TOPICS, SHELL_HEARS, SHELL_TOPICS } from '@slotwise/contract/bus';
import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import { isRemoteManifest, manifestFaults } from '@slotwise/contract/manifest';
import { isPermissionName, isScope } from '@slotwise/contract/permissions';
import { satisfies, validRange } from 'semver';
import { mismatches, type Shape } from './shapes';

/** A manifest that somebody's page may load now: live, canary, pinned or released into a channel. */
export type LiveManifest = RemoteManifest;

/** Beside what a candidate would be served. */
export interface Surroundings {
  /** All that some page may load together with it, and what it takes the place of. */
  live: readonly LiveManifest[];
  /** Of these, what everybody has who gets the candidate: what others have it cannot rely upon. */
  together: readonly LiveManifest[];
}

const SHELL = new Set<string>([...SHELL_TOPICS]);
const OPEN = new Set<string>([...SHELL_HEARS]);
const nameOf = ({ id, version }: LiveManifest) => `${id} ${version}`;
const fault = (field: string, reason: string): FieldFault => ({ field, reason });

/** What is wrong with a manifest by itself. */
export function manifestGate(candidate: unknown): FieldFault[] {
  const { permissions } = (candidate ?? {}) as { permissions?: unknown };
  const unknown = Array.isArray(permissions)
    ? permissions.filter((name) => typeof name === 'string' && !isPermissionName(name))
    : [];
  if (unknown.length > 0) {
    return unknown.map((name) => fault('permissions', `the permission "${String(name)}" does not exist`));
  }
  if (!isRemoteManifest(candidate)) return manifestFaults(candidate).map((text) => fault('manifest', text));
  return candidate.scopes
    .filter((scope) => !isScope(scope))
    .map((scope) => fault('scopes', `the scope "${scope}" stands for no permission`));
}

/** @param shells versions of the platform API that live shells offer */
export function platformGate({ platform }: RemoteManifest, shells: readonly string[]): FieldFault[] {
  if (validRange(platform) === null) return [fault('platform', `"${platform}" is not a range of versions`)];
  return shells
    .filter((shell) => !satisfies(shell, platform))
    .map((shell) => fault('platform', `it needs platform ${platform}, and a live shell offers ${shell}`));
}

/** Addresses at and below which the server or the shell itself answers. */
const RESERVED = ['/api', '/assets', '/dev', '/embed', '/healthz', '/metrics', '/readyz'];

const isBelow = (path: string, other: string) => path.startsWith(other === '/' ? '/' : `${other}/`);

/** Shells go by the longest route that an address begins with: who takes one below another's takes part of that. */
function routeFaults(own: readonly string[], others: readonly LiveManifest[]): FieldFault[] {
  const taken = others.flatMap((other) => other.routes.map(({ path }) => ({ path, owner: nameOf(other) })));
  return own.flatMap((path) => {
    if (path === '/') return [fault('routes', '/ is where the shell sends people home')];
    const reserved = RESERVED.find((each) => path === each || isBelow(path, each));
    if (reserved) return [fault('routes', `${path} is never asked for: the server answers ${reserved}`)];
    return taken.flatMap(({ path: other, owner }) => {
      if (path === other) return [fault('routes', `${path} belongs to ${owner}`)];
      if (isBelow(path, other)) return [fault('routes', `${path} is below ${other}, which belongs to ${owner}`)];
      return isBelow(other, path) ? [fault('routes', `${other}, which belongs to ${owner}, is below ${path}`)] : [];
    });
  });
}

/** Two remotes at one address, or two entries that people cannot tell apart. */
export function addressGate(candidate: RemoteManifest, live: readonly LiveManifest[]): FieldFault[] {
  const others = live.filter(({ id }) => id !== candidate.id);
  const own = candidate.routes.map(({ path }) => path);
  const twice = own.filter((path, at) => own.indexOf(path) !== at);
  const hrefs = new Map(others.flatMap((other) => other.navigation.map(({ href }) => [href, other] as const)));
  const plain = (label: string) => label.trim().toLowerCase();
  const labels = new Map(
    others.flatMap((other) => other.navigation.map(({ label }) => [plain(label), other] as const)),
  );
  const below = (href: string) => own.some((path) => href === path || isBelow(href, path));
  return [
    ...twice.map((path) => fault('routes', `${path} stands there twice`)),
    ...routeFaults(own, others),
    ...candidate.navigation.flatMap(({ href, label }) => {
      const other = hrefs.get(href);
      if (other) return fault('navigation', `${href} is already in the navigation, by ${nameOf(other)}`);
      const namesake = labels.get(plain(label));
      if (namesake) return fault('navigation', `"${label}" is already in the navigation, by ${nameOf(namesake)}`);
      return below(href) ? [] : fault('navigation', `${href} is not below one of its own routes`);
    }),
  ];
}

/** What others hear of a remote must still be published. */
export function droppedGate(candidate: RemoteManifest, { live, together }: Surroundings): FieldFault[] {
  const publishes = new Set(candidate.events.publishes);
  const before = live.filter(({ id }) => id === candidate.id);
  const dropped = new Set(before.flatMap(({ events }) => events.publishes).filter((topic) => !publishes.has(topic)));
  const others = together.filter(({ id }) => id !== candidate.id);
  const elsewhere = new Set(others.flatMap(({ events }) => events.publishes));
  return live
    .filter(({ id }) => id !== candidate.id)
    .flatMap((other) =>
      other.events.hears
        .filter((topic) => dropped.has(topic) && !elsewhere.has(topic))
        .map((topic) => fault('events', `it no longer publishes "${topic}", which ${nameOf(other)} hears`)),
    );
}

/** What it hears must be published by somebody, and what others hear of it must still be published. */
export function eventGate(candidate: RemoteManifest, surroundings: Surroundings): FieldFault[] {
  const others = surroundings.together.filter(({ id }) => id !== candidate.id);
  const publishes = new Set(candidate.events.publishes);
  const published = new Set([...SHELL, ...OPEN, ...publishes, ...others.flatMap(({ events }) => events.publishes)]);
  const topics = [...new Set([...publishes, ...candidate.events.hears])];
  const foreign = topics.filter(
    (topic) => PRIVATE_TOPICS[topic] !== undefined && PRIVATE_TOPICS[topic] !== candidate.id,
  );
  // Neither side could be told that the other has changed it.
  const unsaid = topics.filter((topic) => !(topic in BUS_TOPICS) && candidate.events.schemas?.[topic] === undefined);
  return [
    ...unsaid.map((topic) => fault('events', `"${topic}" has no schema: name in events.schemas what it carries`)),
    ...foreign.map((topic) => fault('events', `"${topic}" is for ${PRIVATE_TOPICS[topic] ?? ''} alone`)),
    ...candidate.events.publishes
      .filter((topic) => SHELL.has(topic))
      .map((topic) => fault('events', `"${topic}" is published by the shell alone`)),
    ...candidate.events.hears
      .filter((topic) => !published.has(topic))
      .map((topic) => fault('events', `it hears "${topic}", which nobody publishes`)),
    ...droppedGate(candidate, surroundings),
  ];
}

interface Party {
  name: string;
  publishes: readonly string[];
  hears: readonly string[];
  shapeOf(topic: string): Shape | undefined;
}
const partyOf = (manifest: LiveManifest): Party => ({
  name: nameOf(manifest),
  ...manifest.events,
  shapeOf: (topic) => manifest.events.schemas?.[topic],
});
const THE_SHELL: Party = {
  name: 'the shell',
  publishes: SHELL_TOPICS,
  hears: SHELL_HEARS,
  shapeOf: (topic) => (BUS_TOPICS as Record<string, Shape>)[topic],
};

/** What it sends must be what others expect, and the other way round. Who says nothing of a topic's shape is not asked. */
export function shapeGate(candidate: RemoteManifest, live: readonly LiveManifest[]): FieldFault[] {
  const own = partyOf(candidate);
  const others = [THE_SHELL, ...live.filter(({ id }) => id !== candidate.id).map(partyOf)];
  const between = (sender: Party, hearer: Party) =>
    sender.publishes
      .filter((topic) => hearer.hears.includes(topic))
      .flatMap((topic) => {
        const [sent, expected] = [sender.shapeOf(topic), hearer.shapeOf(topic)];
        return sent && expected ? mismatches(sent, expected).map((reason) => `"${topic}" ${reason}`) : [];
      });
  return others.flatMap((other) => [
    ...between(own, other).map((reason) => fault('events', `${reason} (${other.name} hears it)`)),
    ...between(other, own).map((reason) => fault('events', `${reason} (${other.name} publishes it)`)),
  ]);
}

/**
 * What a check in a browser found, and whether it looked at every screen. That it looked at all is the word of whoever
 * holds the key.
 */
export function accessibilityGate({ routes }: RemoteManifest, checked: Accessibility | undefined): FieldFault[] {
  const about = (reason: string) => fault('accessibility', reason);
  if (!checked) {
    return [about('its screens were not checked: npm run remote -- publish checks them in a browser')];
  }
  const seen = new Set(checked.screens.map(({ path }) => path));
  return [
    ...routes.filter(({ path }) => !seen.has(path)).map(({ path }) => about(`${path} was not checked`)),
    ...checked.screens.flatMap(({ path, violations }) =>
      violations.map(({ rule, element, help }) => about(`${rule} at ${path}: ${element} (${help})`)),
    ),
  ];
}

export function sizeGate(bytes: number, budgetKB: number): FieldFault[] {
  if (bytes <= budgetKB * 1024) return [];
  return [fault('size', `its first screen is ${(bytes / 1024).toFixed(1)} kB gzip, of ${budgetKB} kB allowed`)];
}

/** All that speaks against serving a manifest beside what is live. */
export function faultsOf(
  candidate: unknown,
  surroundings: Surroundings,
  shells: readonly string[] = [PLATFORM_API_VERSION],
): FieldFault[] {
  if (!isRemoteManifest(candidate)) return manifestGate(candidate);
  return [
    ...platformGate(candidate, shells),
    ...addressGate(candidate, surroundings.live),
    ...eventGate(candidate, surroundings),
    ...shapeGate(candidate, surroundings.live),
  ];
}
