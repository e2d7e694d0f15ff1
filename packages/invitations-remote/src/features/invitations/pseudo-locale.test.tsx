import { aRole, allPermissions, anInvitation, renderWithPlatform } from '@slotwise/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { InvitationsPage } from './invitations-page';

/** Names, addresses and messages of people are data, in every language as they were typed; dates are the locale's. */
const DATA = /^([A-Z][a-z]{2} \d+, \d{4}|Ann Lee|Welcome|[A-Z]{1,2}|\S+@\S+|Owner)$/;

const isEnglish = (text: string) => /[a-z]/i.test(text) && !/[^ -~]/.test(text) && !DATA.test(text.trim());

function shownTexts(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style')) texts.push(walker.currentNode.nodeValue ?? '');
  for (const element of root.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
  }
  return texts;
}

test('no word of the page and its dialog stands outside of its catalogue', async () => {
  const { platform } = renderWithPlatform(<InvitationsPage />, {
    path: '/invitations',
    routes: {
      'GET /mycompany/invitations': () => ({
        myInvitations: [
          anInvitation({ name: 'Ann Lee', message: 'Welcome' }),
          anInvitation({ email: 'b@example.com', status: 'expired' }),
        ],
      }),
      'GET /mycompany/roles': () => ({ myRoles: [aRole({ name: 'Owner', permissions: allPermissions() })] }),
    },
  });
  await screen.findByText('2 of 2 invitations');
  fireEvent.click(screen.getByText('Invite'));
  await screen.findByText('Invite someone to join your organization.');
  expect(shownTexts(document.body).filter(isEnglish)).not.toEqual([]);
  await act(async () => platform.locale.set('en-XA'));
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(/[^ -~]/));
  expect(shownTexts(document.body).filter(isEnglish)).toEqual([]);
  await act(async () => platform.locale.set('en-XB'));
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toContain('\u202e'));
  // A mark of direction in our own words is meant: only what somebody typed is shown without.
  expect(shownTexts(document.body).filter((text) => text.includes('\ufffd'))).toEqual([]);
});
