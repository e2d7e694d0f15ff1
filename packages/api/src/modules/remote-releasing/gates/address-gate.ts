import type { FieldFault, RemoteManifest } from '@slotwise/contract';
import { fault, nameOf } from './gate';

/** Addresses that the server or the shell answers itself, with everything below them. */
const RESERVED = ['/api', '/assets', '/dev', '/embed', '/healthz', '/metrics', '/readyz'];

const isBelow = (path: string, other: string) => path.startsWith(other === '/' ? '/' : `${other}/`);

/** The shell picks the longest route that an address begins with, so a route below another remote's takes part of it. */
function routeFaults(own: readonly string[], others: readonly RemoteManifest[]): FieldFault[] {
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

/** Refuses two remotes at one address, and navigation entries that people cannot tell apart. */
export function addressGate(candidate: RemoteManifest, live: readonly RemoteManifest[]): FieldFault[] {
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
