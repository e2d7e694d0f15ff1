import { obstacleTo } from './obstacle';

const free = { companyID: null, wmsID: null, email: 'Ada@example.com' };

test.each([
  ['its own, in whatever case', free, 'ada@example.com', null],
  ['a phone’s, with any account', free, null, null],
  ['somebody else’s', free, 'grace@example.com', 'other-address'],
  ['its own, as a company’s member', { ...free, companyID: 'c1' }, 'ada@example.com', 'belongs'],
  ['a phone’s, as a WMS’s staff', { ...free, wmsID: 'w1' }, null, 'belongs'],
  ['somebody else’s, as a member', { ...free, companyID: 'c1' }, 'grace@example.com', 'other-address'],
])('%s', (_what, me, email, obstacle) => {
  expect(obstacleTo(me, { email })).toBe(obstacle);
});
