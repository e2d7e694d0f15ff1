import type { BusTopics } from '@slotwise/shared/remote';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { followWork } from './work-atoms';
import WorkInProgress from './work-in-progress';

const work = (over: Partial<BusTopics['work:changed']> = {}): BusTopics['work:changed'] => ({
  id: 'inventory:7',
  title: 'Importing 520,000 lines',
  state: 'running',
  done: null,
  total: null,
  href: '/inventory?import=7',
  outcome: null,
  canCancel: true,
  ...over,
});

function open() {
  const shell = renderShell(<WorkInProgress />);
  followWork({ ...shell.services, session: shell.services.session });
  const tell = (over: Partial<BusTopics['work:changed']>) =>
    act(() => shell.services.bus.publish('work:changed', work(over)));
  return { ...shell, tell };
}

test('work is shown as far as it is, one entry each, until somebody clears what has ended', async () => {
  const { tell } = open();
  expect(screen.queryByRole('region', { name: 'Work in progress' })).not.toBeInTheDocument();
  tell({});
  tell({ done: 1200, total: 520_000 });
  expect(screen.getByText('1 task is running')).toBeVisible();
  expect(screen.getByText('1,200 of 520,000')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  tell({ id: 'inventory:8', title: 'Another' });
  tell({ state: 'done', outcome: '519,998 lines imported' });
  expect(screen.getByText('519,998 lines imported')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  tell({ id: 'inventory:8', title: 'Another', state: 'failed', outcome: 'The file is empty.' });
  // A list that has ended folds by itself, and still says that something has failed.
  expect(screen.getByText('1 task has failed')).toBeVisible();
  expect(screen.queryByText('The file is empty.')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Unfold' }));
  expect(screen.getByText('The file is empty.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Work in progress' })).not.toBeInTheDocument();
});

test('canceling is asked of whoever does the work', async () => {
  const { tell, services } = open();
  const heard = jest.fn();
  services.bus.subscribe('work:cancel', heard);
  tell({});
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(heard).toHaveBeenCalledWith({ id: 'inventory:7' });
  tell({ state: 'canceled', canCancel: false });
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});
