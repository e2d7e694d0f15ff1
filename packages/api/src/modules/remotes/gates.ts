import type { Accessibility, FieldFault, RemoteManifest } from '@slotwise/contract';
import { BUS_TOPICS, SHELL_HEARS, SHELL_TOPICS } from '@slotwise/contract/bus';
import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import { isRemoteManifest, manifestFaults } from '@slotwise/contract/manifest';
import { isPermissionName } from '@slotwise/contract/permissions';
import { satisfies, validRange } from 'semver';
import { mismatches, type Shape } from './shapes';

/** A manifest that somebody's page may load now: live, canary or pinned. */
export type LiveManifest = RemoteManifest;

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
  return manifestFaults(candidate).map((text) => fault('manifest', text));
}

/** @param shells versions of the platform API that live shells offer */
export function platformGate({ platform }: RemoteManifest, shells: readonly string[]): FieldFault[] {
  if (validRange(platform) === null) return [fault('platform', `"${platform}" is not a range of versions`)];
  return shells
    .filter((shell) => !satisfies(shell, platform))
    .map((shell) => fault('platform', `it needs platform ${platform}, and a live shell offers ${shell}`));
}

/** Two remotes at one address: which one answers would be a matter of chance. */
export function addressGate(candidate: RemoteManifest, live: readonly LiveManifest[]): FieldFault[] {
  const others = live.filter(({ id }) => id !== candidate.id);
  const own = candidate.routes.map(({ path }) => path);
  const twice = own.filter((path, at) => own.indexOf(path) !== at);
  const taken = new Map(others.flatMap((other) => other.routes.map(({ path }) => [path, other] as const)));
  const hrefs = new Map(others.flatMap((other) => other.navigation.map(({ href }) => [href, other] as const)));
  const below = (href: string) => own.some((path) => href === path || href.startsWith(`${path}/`));
  return [
    ...twice.map((path) => fault('routes', `${path} stands there twice`)),
    ...own.flatMap((path) => {
      const other = taken.get(path);
      return other ? fault('routes', `${path} belongs to ${nameOf(other)}`) : [];
    }),
    ...candidate.navigation.flatMap(({ href }) => {
      const other = hrefs.get(href);
      if (other) return fault('navigation', `${href} is already in the navigation, by ${nameOf(other)}`);
      return below(href) ? [] : fault('navigation', `${href} is not below one of its own routes`);
    }),
  ];
}

/** What it hears must be published by somebody, and what others hear of it must still be published. */
export function eventGate(candidate: RemoteManifest, live: readonly LiveManifest[]): FieldFault[] {
  const others = live.filter(({ id }) => id !== candidate.id);
  const before = live.filter(({ id }) => id === candidate.id);
  const publishes = new Set(candidate.events.publishes);
  const published = new Set([...SHELL, ...OPEN, ...publishes, ...others.flatMap(({ events }) => events.publishes)]);
  const dropped = new Set(before.flatMap(({ events }) => events.publishes).filter((topic) => !publishes.has(topic)));
  const elsewhere = new Set(others.flatMap(({ events }) => events.publishes));
  return [
    ...candidate.events.publishes
      .filter((topic) => SHELL.has(topic))
      .map((topic) => fault('events', `"${topic}" is published by the shell alone`)),
    ...candidate.events.hears
      .filter((topic) => !published.has(topic))
      .map((topic) => fault('events', `it hears "${topic}", which nobody publishes`)),
    ...others.flatMap((other) =>
      other.events.hears
        .filter((topic) => dropped.has(topic) && !elsewhere.has(topic))
        .map((topic) => fault('events', `it no longer publishes "${topic}", which ${nameOf(other)} hears`)),
    ),
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
  live: readonly LiveManifest[],
  shells: readonly string[] = [PLATFORM_API_VERSION],
): FieldFault[] {
  if (!isRemoteManifest(candidate)) return manifestGate(candidate);
  return [
    ...platformGate(candidate, shells),
    ...addressGate(candidate, live),
    ...eventGate(candidate, live),
    ...shapeGate(candidate, live),
  ];
}
