import { renderWithPlatform } from '@slotwise/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { WorkTray, type Work } from './work-tray';

const work = (id: string, state: Work['state']): Work => ({
  ...{ id, title: `Importing ${id}`, state, done: null, total: null, href: null, outcome: null, canCancel: false },
});
const tray = (...list: Work[]) => (
  <WorkTray
    className="over"
    restingClassName="row"
    list={list}
    onNavigate={() => undefined}
    onCancel={() => undefined}
    onDismiss={() => undefined}
  />
);

test('a tray in which all has ended folds into a row of the page, until somebody looks into it or more is running', () => {
  const { rerender } = renderWithPlatform(tray(work('a', 'running')));
  const root = () => screen.getByRole('region', { name: 'Work in progress' });
  expect([root().matches('.over'), screen.queryAllByRole('listitem').length]).toEqual([true, 1]);
  rerender(tray(work('a', 'done')));
  expect(screen.getByText('All tasks have ended')).toBeVisible();
  expect([root().matches('.over'), root().matches('.row'), screen.queryAllByRole('listitem').length]).toEqual([
    ...[false, true, 0],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Unfold' }));
  expect([root().matches('.over'), screen.queryAllByRole('listitem').length]).toEqual([true, 1]);
  rerender(tray(work('a', 'done'), work('b', 'running')));
  expect([root().matches('.over'), screen.queryAllByRole('listitem').length]).toEqual([true, 2]);
});
