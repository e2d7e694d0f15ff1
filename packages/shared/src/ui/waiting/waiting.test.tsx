import { AppProviders } from '@slotwise/shared/ui';
import { SavedMark } from '@slotwise/shared/ui/feedback';
import { Form, useForm } from '@slotwise/shared/ui/plain-form';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SavingNote, SendButton } from './index';

const show = (part: ReactNode) => render(<AppProviders theme="light">{part}</AppProviders>);
const offline = (is: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!is);
  fireEvent(window, new Event(is ? 'offline' : 'online'));
};
const ignore = () => undefined;
const cancelled = jest.fn();

afterEach(() => {
  cancelled.mockClear();
  jest.restoreAllMocks();
});

test('a button that is sending says so, and offline that it waits', () => {
  show(
    <SendButton sending sendingLabel="Starting…">
      Start
    </SendButton>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('Starting…');
  offline(true);
  expect(screen.getByRole('button')).toHaveTextContent('Offline, waiting…');
  offline(false);
  expect(screen.getByRole('button')).toHaveTextContent('Starting…');
});

test('what a button sends can be given up while it waits', () => {
  show(
    <SendButton sending onStop={cancelled}>
      Start
    </SendButton>,
  );
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  offline(true);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancelled).toHaveBeenCalledTimes(1);
});

test('a note beside what is saved says offline that it waits, and how it is given up', () => {
  show(<SavingNote onCancel={cancelled}>Saving…</SavingNote>);
  expect(screen.getByRole('status')).toHaveTextContent('Saving…');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  offline(true);
  expect(screen.getByRole('status')).toHaveTextContent('Offline: waits for the connection');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancelled).toHaveBeenCalledTimes(1);
});

test('a note in a single line says less', () => {
  show(
    <SavingNote short onCancel={cancelled}>
      Saving…
    </SavingNote>,
  );
  offline(true);
  expect(screen.getByRole('status')).toHaveTextContent(/^Offline, waiting…Cancel$/);
});

function Sending() {
  const form = useForm({ initial: {}, submit: () => new Promise<never>(ignore) });
  return (
    <Form form={form} submitLabel="Change" busyLabel="Changing…">
      <></>
    </Form>
  );
}

test('so do forms, and what is saved in its place', () => {
  show(
    <>
      <Sending />
      <SavedMark saving="saving" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('button')).toHaveTextContent('Changing…');
  offline(true);
  expect(screen.getByRole('button')).toHaveTextContent('Offline, waiting…');
  expect(screen.getByRole('status')).toHaveTextContent('Offline, waiting…');
});
