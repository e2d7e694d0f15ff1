import type { FieldFault, RemoteManifest } from '@slotwise/contract';
import { fieldFault } from '../../../platform/errors';
import { mixedWord } from '../../fields';
import { inAllLanguages, isBelow, leadsInto } from '../../remote-serving';

/** Addresses that the server answers itself, with everything below them. */
const RESERVED = ['/api', '/assets', '/dev', '/embed', '/healthz', '/metrics', '/readyz'];

function routeFaults(own: readonly string[]): FieldFault[] {
  const twice = own.filter((path, at) => own.indexOf(path) !== at);
  return [
    ...twice.map((path) => fieldFault('routes', 'route_twice', { path })),
    ...own.flatMap((path) => {
      if (path === '/') return [fieldFault('routes', 'route_home')];
      const reserved = RESERVED.find((each) => path === each || isBelow(path, each));
      return reserved ? [fieldFault('routes', 'route_reserved', { path, reserved })] : [];
    }),
  ];
}

/** Refuses addresses that nobody would reach, entries that lead to pages of others, and labels that pass for other words. */
export function addressGate(candidate: RemoteManifest): FieldFault[] {
  const { navigation, pages = [], records = [], actions = [] } = candidate;
  const own = candidate.routes.map(({ path }) => path);
  const leading = [
    ...navigation.map(({ href, label }) => ({ field: 'navigation', key: href, href, label })),
    ...pages.map(({ id, href, label = '' }) => ({ field: 'pages', key: id, href, label })),
    ...records.map(({ kind, href, label }) => ({ field: 'records', key: kind, href, label })),
    ...actions.map(({ id, href, label }) => ({ field: 'actions', key: id, href, label })),
  ];
  return [
    ...routeFaults(own),
    ...leading.flatMap(({ field, key, href, label }) => [
      ...inAllLanguages(candidate, label, `${field}.${key}.label`).flatMap((text) => {
        const word = mixedWord(text);
        return word === undefined ? [] : [fieldFault(field, 'navigation_mixed_letters', { label: text, word })];
      }),
      ...(leadsInto(own, href) ? [] : [fieldFault(field, 'navigation_elsewhere', { href })]),
    ]),
  ];
}
