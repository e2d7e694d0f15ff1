import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { alan, article, button, card, click, dataTransfer, drag, item, openBoard } from '../../../testing/board';

const target = article;
const handle = (name: string) => screen.getByRole('button', { name: `Assign ${name}` });
const press = (element: HTMLElement, key: string) => fireEvent.keyDown(element, { key });

test('a dragged item carries its id as text, and a drop adds it to the local edit alone', async () => {
  await openBoard();
  const carried = drag(item('count_inventory'), target('Picker'));
  expect(carried.getData('text/plain')).toBe('count_inventory');
  expect(card('Picker').getByText('+1 added')).toBeVisible();
  expect(card('Picker').getByText('Count stock', { selector: 'li *' })).toBeVisible();
  expect(button('Save Permissions', card('Picker'))).toBeVisible();
});

test('what the role has already is ignored', async () => {
  const { platform } = await openBoard();
  drag(item('view_inventory'), target('Picker'));
  expect(card('Picker').queryByText(/added$/)).not.toBeInTheDocument();
  expect(platform.announcements).toContain('Picker has this already.');
});

test('while something is dragged, cards fade that have it already or may not get it, and the others do not', async () => {
  await openBoard();
  const carried = dataTransfer({});
  fireEvent.dragStart(item('view_inventory'), { dataTransfer: carried });
  await waitFor(() => expect(target('Picker')).toHaveStyle({ opacity: '0.6' }));
  expect(target('Shift Lead Team')).not.toHaveStyle({ opacity: '0.6' });
  fireEvent.dragEnd(item('view_inventory'), { dataTransfer: carried });
  await waitFor(() => expect(target('Picker')).not.toHaveStyle({ opacity: '0.6' }));
});

test('a user that is dropped goes to the users, whichever tab is shown', async () => {
  await openBoard();
  await screen.findByText('Showing 3 of 3 users');
  drag(item('alan'), target('Shift Lead Team'));
  expect(card('Shift Lead Team').getByText('Alan Turing moves here from Picker.')).toBeVisible();
  expect(button('Save Users', card('Shift Lead Team'))).toBeVisible();
});

test('an id that is dragged in as text from elsewhere is looked up, and ignored if nobody knows it', async () => {
  const { platform } = await openBoard();
  const dropText = (text: string) => {
    const carried = dataTransfer({ 'text/plain': text });
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      fireEvent[type](target('Picker'), { dataTransfer: carried });
  };
  dropText('grace');
  expect(await card('Picker').findByText('Grace Hopper')).toBeVisible();
  dropText('nobody');
  await waitFor(() => expect(platform.announcements).toContain('Nothing was added.'));
});

test('a selection is dragged as one, and assigned by a click', async () => {
  await openBoard();
  click(within(item('view_slotting')).getByRole('checkbox'));
  click(within(item('manage_slotting')).getByRole('checkbox'));
  expect(screen.getByText('2 selected')).toBeVisible();
  const carried = drag(item('view_slotting'), target('Picker'));
  expect(carried.getData('text/plain')).toBe('view_slotting\nmanage_slotting');
  expect(card('Picker').getByText('+2 added')).toBeVisible();

  click(button('Assign to…'));
  const dialog = within(await screen.findByRole('dialog'));
  click(dialog.getByLabelText(/^Shift Lead Team/));
  click(button('Assign', dialog));
  expect(card('Shift Lead Team').getByText('+2 added')).toBeVisible();
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
});

test('with the keyboard an item is picked up, moved over the cards, and dropped; each step is said', async () => {
  const { platform } = await openBoard();
  await screen.findByText('Showing 3 of 3 users');
  const grip = handle('Count stock');
  act(() => grip.focus());
  press(grip, ' ');
  press(grip, 'ArrowDown');
  press(grip, 'ArrowRight');
  press(grip, 'ArrowRight');
  press(grip, ' ');
  expect(platform.announcements).toEqual([
    'Picked up Count stock. Use the arrow keys to choose a role, Space to drop, Escape to cancel.',
    'Shift Lead Team, 1 of 2',
    'Picker, 2 of 2',
    'Picker, 2 of 2',
    '1 addition to Picker, not saved yet: Count stock.',
  ]);
  expect(card('Picker').getByText('+1 added')).toBeVisible();
  expect(grip).toHaveFocus();
});

test('Escape drops what was picked up nowhere, and so does going elsewhere', async () => {
  const { platform } = await openBoard();
  await screen.findByText('Showing 3 of 3 users');
  const grip = handle(`${alan.firstName} ${alan.lastName}`);
  act(() => grip.focus());
  press(grip, 'Enter');
  press(grip, 'ArrowDown');
  press(grip, 'Escape');
  expect(platform.announcements.at(-1)).toBe('Dropped nowhere. Alan Turing stays where it is.');
  press(grip, 'Enter');
  act(() => grip.blur());
  press(grip, 'ArrowDown');
  expect(platform.announcements.at(-1)).toMatch(/^Picked up/);
  expect(screen.queryByText(/added$/)).not.toBeInTheDocument();
});
