import type { RemoteManifest } from '@slotwise/contract';
import { recordAddress } from './record-address';

const shows = (kind: string, href: string): Pick<RemoteManifest, 'records'> => ({
  records: [{ kind, href, icon: 'app', label: kind }],
});
const manifests = [
  {},
  shows('role', '/roles?role={id}'),
  shows('pallet', '/stock/pallets/{id}'),
  shows('company', '/home'),
  shows('role', '/elsewhere/{id}'),
];

test.each([
  ['role', 'a/b c', '/roles?role=a%2Fb%20c'],
  ['pallet', '7', '/stock/pallets/7'],
  ['company', '7', '/home'],
  ['role', undefined, '/roles'],
  ['pallet', undefined, '/stock/pallets'],
  ['company', undefined, '/home'],
  ['slot', '7', undefined],
  ['slot', undefined, undefined],
])('%s %s is shown at %s', (kind, id, address) => {
  expect(recordAddress(manifests, kind, id)).toBe(address);
});
