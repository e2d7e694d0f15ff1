import type { FieldFault, RemoteManifest } from '@slotwise/contract';
import { fieldFault } from '../../../platform/errors';
import { clash, claimsOf, isBelow, SHELL_CLAIMS, type Claim } from '../../remote-serving';
import { nameOf } from './gate';

interface Owned extends Claim {
  owner: string;
}

/** Says whose a name is that the candidate claims, in the words of the list that it stands in. */
function faultOf({ list, key, name }: Claim, { key: other, owner }: Owned): FieldFault {
  if (list === 'routes') {
    if (key === other) return fieldFault('routes', 'route_taken', { path: key, owner });
    const code = isBelow(key, other) ? 'route_below' : 'route_above';
    return fieldFault('routes', code, { path: key, other, owner });
  }
  if (list !== 'navigation') return fieldFault(list, 'claim_taken', { name, owner });
  return key.startsWith('href ')
    ? fieldFault(list, 'navigation_taken', { href: name, owner })
    : fieldFault(list, 'navigation_namesake', { label: name, owner });
}

/** Place among the claims at which all stand that a claim may clash with. */
const placeOf = ({ list, key }: Claim) => (list === 'routes' ? list : `${list} ${key}`);

/**
 * Refuses names that others own: addresses, labels that people choose by, kinds of records and of notifications, what the
 * audit says. One that two entries claim in two ways is named once.
 * @param live manifests with what their remotes own of them
 */
export function claimGate(candidate: RemoteManifest, live: readonly RemoteManifest[]): FieldFault[] {
  const owned: Owned[] = [
    ...SHELL_CLAIMS.map((claim) => ({ ...claim, owner: 'the shell' })),
    ...live
      .filter(({ id }) => id !== candidate.id)
      .flatMap((other) => claimsOf(other).map((claim) => ({ ...claim, owner: nameOf(other) }))),
  ];
  const byName = new Map<string, Owned[]>();
  for (const claim of owned) {
    // Each route is compared with all others: one may be below another.
    const name = placeOf(claim);
    byName.set(name, [...(byName.get(name) ?? []), claim]);
  }
  const blamed = new Set<object>();
  // The address of the home page has its own refusal.
  const claims = claimsOf(candidate).filter(({ list, key }) => list !== 'routes' || key !== '/');
  return claims.flatMap((claim) => {
    if (claim.entry && blamed.has(claim.entry)) return [];
    const taken = (byName.get(placeOf(claim)) ?? []).filter((other) => clash(claim, other));
    if (taken.length > 0 && claim.entry) blamed.add(claim.entry);
    // Two versions of another remote may be live, which own the same.
    return [...new Map(taken.map((other) => [`${other.key} ${other.owner}`, faultOf(claim, other)])).values()];
  });
}
