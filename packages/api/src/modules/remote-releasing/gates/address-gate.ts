import type { FieldFault, RemoteManifest } from '@slotwise/contract';
import { fieldFault } from '../../../platform/errors';
import { lookOf, mixedWord } from '../../fields';
import { nameOf } from './gate';

/** Addresses that the server or the shell answers itself, with everything below them. */
const RESERVED = ['/api', '/assets', '/dev', '/embed', '/healthz', '/metrics', '/readyz'];

const isBelow = (path: string, other: string) => path.startsWith(other === '/' ? '/' : `${other}/`);

/** The shell picks the longest route that an address begins with, so a route below another remote's takes part of it. */
function routeFaults(own: readonly string[], others: readonly RemoteManifest[]): FieldFault[] {
  const taken = others.flatMap((other) => other.routes.map(({ path }) => ({ path, owner: nameOf(other) })));
  return own.flatMap((path) => {
    if (path === '/') return [fieldFault('routes', 'route_home')];
    const reserved = RESERVED.find((each) => path === each || isBelow(path, each));
    if (reserved) return [fieldFault('routes', 'route_reserved', { path, reserved })];
    return taken.flatMap(({ path: other, owner }) => {
      if (path === other) return [fieldFault('routes', 'route_taken', { path, owner })];
      if (isBelow(path, other)) return [fieldFault('routes', 'route_below', { path, other, owner })];
      return isBelow(other, path) ? [fieldFault('routes', 'route_above', { path, other, owner })] : [];
    });
  });
}

/** The names of its entries, in all languages. */
const navigationTexts = ({ navigation, words = {} }: RemoteManifest): string[] => [
  ...navigation.map(({ label }) => label),
  ...Object.values(words).flatMap((texts) =>
    Object.entries(texts).flatMap(([place, text]) => (place.startsWith('navigation.') ? [text] : [])),
  ),
];

/** Refuses two remotes at one address, and navigation entries that people cannot tell apart. */
export function addressGate(candidate: RemoteManifest, live: readonly RemoteManifest[]): FieldFault[] {
  const others = live.filter(({ id }) => id !== candidate.id);
  const own = candidate.routes.map(({ path }) => path);
  const twice = own.filter((path, at) => own.indexOf(path) !== at);
  const hrefs = new Map(others.flatMap((other) => other.navigation.map(({ href }) => [href, other] as const)));
  const labels = new Map(
    others.flatMap((other) => other.navigation.map(({ label }) => [lookOf(label), other] as const)),
  );
  const below = (href: string) => own.some((path) => href === path || isBelow(href, path));
  return [
    ...twice.map((path) => fieldFault('routes', 'route_twice', { path })),
    ...routeFaults(own, others),
    ...navigationTexts(candidate).flatMap((label) => {
      const word = mixedWord(label);
      return word === undefined ? [] : [fieldFault('navigation', 'navigation_mixed_letters', { label, word })];
    }),
    ...candidate.navigation.flatMap(({ href, label }) => {
      const other = hrefs.get(href);
      if (other) return fieldFault('navigation', 'navigation_taken', { href, owner: nameOf(other) });
      const namesake = labels.get(lookOf(label));
      if (namesake) return fieldFault('navigation', 'navigation_namesake', { label, owner: nameOf(namesake) });
      return below(href) ? [] : fieldFault('navigation', 'navigation_elsewhere', { href });
    }),
  ];
}
