import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders, Button } from './index';
import { ConfirmDialog, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, Tooltip } from './overlay';

function Light({ children }: { children: React.ReactNode }) {
  return <AppProviders theme="light">{children}</AppProviders>;
}

interface DeletionProps {
  onConfirm: () => void;
  error?: string;
}

function Deletion(props: DeletionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete role</Button>
      <ConfirmDialog
        open={open}
        onCancel={() => setOpen(false)}
        title="Delete role “Pickers”?"
        confirmLabel="Delete"
        danger
        {...props}
      >
        Its 3 users will have no role.
      </ConfirmDialog>
    </>
  );
}

test('a menu opens through the tooltip around its button', async () => {
  const user = userEvent.setup();
  render(
    <Menu>
      <MenuTrigger>
        <Tooltip content="More" relationship="label">
          <Button />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem>Resend</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>,
    { wrapper: Light },
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Resend' })).toBeVisible();
});

test('nothing is confirmed by cancelling, with the button or with Escape', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  render(<Deletion onConfirm={onConfirm} />, { wrapper: Light });
  await user.click(screen.getByRole('button', { name: 'Delete role' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Delete role “Pickers”?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Delete role' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a failure is told inside the open confirmation', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  render(<Deletion onConfirm={onConfirm} error="The last administrator cannot be removed." />, { wrapper: Light });
  await user.click(screen.getByRole('button', { name: 'Delete role' }));
  expect(await screen.findByText('The last administrator cannot be removed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

function Row() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <h1 data-page-title tabIndex={-1}>
        Roles
      </h1>
      <Menu>
        <MenuTrigger>
          <Button>More</Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={() => setAsked(true)}>Delete…</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <ConfirmDialog
        open={asked}
        onCancel={() => setAsked(false)}
        onConfirm={() => {}}
        title="Delete?"
        confirmLabel="Delete"
      >
        It cannot be undone.
      </ConfirmDialog>
    </>
  );
}

test('a dialog that was opened from a menu gives the focus back to the menu’s button', async () => {
  const user = userEvent.setup();
  render(<Row />, { wrapper: Light });
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Delete…' });
  await user.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  // Past both moments at which something may take it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});
