import type { Invitation } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import type { FakeRoutes, TestPlatformOptions } from '@slotwise/shared/testing';
import { useLocation } from '@slotwise/shared/ui/router';
import { configure, screen } from '@testing-library/react';
import { InvitationsPage } from '../features/invitations/invitations-page';

// Without a layout jsdom never gives a dialog the focus that makes Tabster show it to assistive technology; the browser
// journeys check that it does.
configure({ defaultHidden: true });

export interface Asked {
  query?: { q?: string; status?: string; type?: string; id?: string; limit?: number; cursor?: string };
}
/** Filters, counts and cuts as the server does; a cursor is the number of those before it. */
export function paged(list: readonly Invitation[], { query = {} }: Asked) {
  const { q = '', status, type, id, limit = 50, cursor } = query;
  const matching = list.filter(
    (one) =>
      (status === undefined || one.status === status) &&
      (type === undefined || one.invitationType === type) &&
      (id === undefined || one.id === id) &&
      [one.name, one.email, one.phoneNumber].join(' ').toLowerCase().includes(q.toLowerCase()),
  );
  const from = Number(cursor ?? 0);
  return {
    myInvitations: matching.slice(from, from + limit),
    nextCursor: from + limit < matching.length ? String(from + limit) : null,
    ...(cursor === undefined && { total: list.length, matching: matching.length }),
  };
}
export const invitations = (list: readonly Invitation[]) => ({
  'GET /mycompany/invitations': (asked: Asked) => paged(list, asked),
});
/** Invitations that the calls of `verbs` change. */
export function kept(
  list: Invitation[],
  verbs: (change: (id: string, status: Invitation['status']) => Invitation) => FakeRoutes,
) {
  let now = list;
  const change = (id: string, status: Invitation['status']) => {
    now = now.map((one) => (one.id === id ? { ...one, status } : one));
    return now.find((one) => one.id === id)!;
  };
  return { 'GET /mycompany/invitations': (asked: Asked) => paged(now, asked), ...verbs(change) };
}
const Where = () => <output data-testid="where">{useLocation().search}</output>;
export const open = ({ path = '/invitations', ...options }: TestPlatformOptions & { path?: string }) =>
  renderWithPlatform(
    <>
      <InvitationsPage />
      <Where />
    </>,
    { ...options, path },
  );
export const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString();
/** Wide enough for columns: without a layout, as wide as the window. */
export const rows = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[role=grid] [data-row]:not([data-row=""])'));
export const people = () => rows().map((row) => row.querySelector('[role=rowheader] bdi:last-of-type')?.textContent);
// Names by their label: to find one by its role, everything's style is computed, which takes a second on a busy machine.
export const button = (name: string | RegExp) => screen.findByLabelText(name);
