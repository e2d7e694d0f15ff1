import { anInvitation } from '@slotwise/shared/testing';
import { wordsIn } from '../../../words';
import { invitationsCsv } from './export-invitations';

test('an invitation is one line with ISO dates and the name of its role', () => {
  const text = invitationsCsv(wordsIn('en').t, [
    anInvitation({
      name: '=HYPERLINK("http://evil.example")',
      email: 'ann@example.com',
      roleID: 'r1',
      roleName: 'Member',
      createdAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-01-08T00:00:00.000Z',
    }),
  ]);
  expect(text.split('\r\n')[1]).toBe(
    `"'=HYPERLINK(""http://evil.example"")",ann@example.com,,Join Company,Member,Pending,,2026-01-01T00:00:00.000Z,2026-01-08T00:00:00.000Z,,,,`,
  );
});
