import { aWarehouse, failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, configure, screen } from '@testing-library/react';
import { Walk } from '../picking/walk';
import PickPage from '../picking/pick-page';
import FloorPage from './floor-page';

configure({ defaultHidden: true });

const NO_TASK = { message: 'None', task: null };
const NO_PAGE = { items: [], nextCursor: null, matching: 0 };
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => NO_PAGE,
  'GET /skus/known': () => ({ items: [], nextCursor: null }),
  'GET /pick-lists': () => NO_PAGE,
  'GET /orders': () => NO_PAGE,
  'GET /pick-list': () => failure('not_found'),
  'POST /replenish-task/take': () => NO_TASK,
  'POST /move-task/take': () => NO_TASK,
};
let online = true;
const turn = (now: boolean) => {
  online = now;
  dispatchEvent(new Event(now ? 'online' : 'offline'));
};
beforeEach(() => {
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => onlineManager.setOnline(true));

const PAGES = [
  ['replenishing', () => <FloorPage task="replenish" />, 'Your next task is not known', 'Nothing to bring now'],
  ['moves of a plan', () => <FloorPage task="relocate" />, 'Your next task is not known', 'Nothing to move now'],
  ['pick lists', () => <PickPage />, 'The pick lists are not known', 'Nothing to pick'],
  ['stops', () => <Walk id="p1" />, 'The stops of this list are not known', /^This does not exist/],
] as const;

/** `online` is the page's knowledge: a page that is opened without network has not heard that it went away. */
test.each(PAGES.flatMap(([name, ...page]) => [[name, 'known', ...page] as const, [name, 'unheard', ...page] as const]))(
  '%s: without network (%s) it is said at once that they are not known, and nothing is asked',
  async (_name, heard, page, unknown, none) => {
    if (heard === 'known') turn(false);
    else online = false;
    const { platform } = renderWithPlatform(page(), { routes });
    expect(await screen.findByText(unknown)).toBeVisible();
    expect(platform.fake.calls.filter(({ key }) => /task\/take|pick-list/.test(key))).toEqual([]);
    act(() => turn(true));
    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.queryByText(unknown)).toBeNull();
  },
);
