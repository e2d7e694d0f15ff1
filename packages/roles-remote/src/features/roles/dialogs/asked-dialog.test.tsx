import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askedDialog } from './asked-dialog';

test('where its code cannot be fetched the page stays, and Retry opens it', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  let isThere = false;
  const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;
  const Dialog = askedDialog<{ name: string }>(() =>
    isThere ? Promise.resolve({ default: Hello }) : Promise.reject(new Error('gone')),
  );
  renderWithPlatform(
    <>
      <p>A draft</p>
      <Dialog name="Ada" />
    </>,
    {},
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('A draft')).toBeVisible();
  expect(warned).toHaveBeenCalled();
  isThere = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
