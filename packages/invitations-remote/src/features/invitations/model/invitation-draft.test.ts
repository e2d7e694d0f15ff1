import { canSend, emptyDraft, isBadEmail, lacksCountry, newInvitation } from './invitation-draft';

const draft = { ...emptyDraft('join_company'), email: ' a@example.com ', phone: ' +49 30 1 ' };

test('an empty address on the open tab cannot be sent', () => {
  expect(canSend(draft)).toBe(true);
  expect(canSend({ ...draft, email: '' })).toBe(false);
  expect(canSend({ ...draft, via: 'phone', phone: '  ' })).toBe(false);
});

test('only the open tab is sent, trimmed, and what is empty is left out', () => {
  expect(newInvitation(draft, null)).toEqual({ invitation_type: 'join_company', email: 'a@example.com' });
  expect(newInvitation({ ...draft, via: 'phone', name: ' Ann ', message: ' hi ' }, null)).toEqual({
    invitation_type: 'join_company',
    phone_number: '+49 30 1',
    name: 'Ann',
    message: 'hi',
  });
});

test('a role goes along only with join_company, a lifetime only when it is not the usual one', () => {
  expect(newInvitation(draft, 'r1')).toMatchObject({ role_id: 'r1' });
  expect(newInvitation({ ...draft, type: 'join_wms' }, 'r1')).not.toHaveProperty('role_id');
  expect(newInvitation({ ...draft, ttlDays: 30 }, null)).toMatchObject({ ttl_days: 30 });
  expect(newInvitation(draft, null)).not.toHaveProperty('ttl_days');
});

test('an address without a domain is bad; a phone number is never judged as one', () => {
  expect(isBadEmail({ ...draft, email: 'nobody' })).toBe(true);
  expect(isBadEmail(draft)).toBe(false);
  expect(isBadEmail({ ...draft, via: 'phone', email: 'nobody' })).toBe(false);
});

test('a number says its country, by a plus or two zeros', () => {
  const by = (phone: string) => ({ ...draft, via: 'phone' as const, phone });
  expect(['0151 2345678', '+49 151 1', '0049 151 1', 'abc', ''].map((phone) => lacksCountry(by(phone)))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(newInvitation(by('0049 151 1'), null)).toMatchObject({ phone_number: '+49 151 1' });
  expect(lacksCountry({ ...draft, phone: '0151 1' })).toBe(false);
});
