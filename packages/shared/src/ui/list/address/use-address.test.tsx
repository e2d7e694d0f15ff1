import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '@slotwise/shared/ui/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, startTransition, StrictMode, Suspense } from 'react';
import { choice, typed } from './parameters';
import { useAddress } from './use-address';

const parameters = { term: typed('q'), status: choice('status', ['pending', 'expired']) };

let drawn: ReturnType<typeof useAddress<typeof parameters>>;
let goBack: () => void;
let goTo: (address: string) => void;
function Subject() {
  drawn = useAddress(parameters);
  const navigate = useNavigate();
  goBack = () => void navigate(-1);
  goTo = (address) => void navigate(address);
  return (
    <>
      <input value={drawn.values.term} onChange={(event) => drawn.change({ term: event.target.value })} />
      <output>{useLocation().search}</output>
    </>
  );
}
const show = (address = '/') =>
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
        <Subject />
      </MemoryRouter>
    </StrictMode>,
  );
const search = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pause = () => act(() => jest.advanceTimersByTime(300));

test('what the address says is what the page shows', () => {
  show('/?q=rack&status=pending&other=1');
  expect(drawn.values).toEqual({ term: 'rack', status: 'pending' });
});

test('what is typed counts at once and reaches the address when the typing pauses', () => {
  show('/?other=1');
  type('r');
  type('ra');
  expect(drawn.values.term).toBe('ra');
  expect(search()).toBe('?other=1');
  pause();
  expect(search()).toBe('?other=1&q=ra');
  type('');
  pause();
  expect(search()).toBe('?other=1');
});

test('a choice stands in the address at once, and what is being typed is not lost by it', () => {
  show();
  type('ra');
  act(() => drawn.change({ status: 'expired' }));
  expect(search()).toBe('?status=expired');
  expect(drawn.values).toEqual({ term: 'ra', status: 'expired' });
  pause();
  expect(search()).toBe('?status=expired&q=ra');
});

test('the back button takes a choice back, and with it what was being typed', () => {
  show('/?q=a');
  act(() => drawn.change({ status: 'expired' }));
  act(() => drawn.change({ status: 'pending' }, { replace: true }));
  type('ab');
  act(() => goBack());
  expect(drawn.values).toEqual({ term: 'a', status: null });
  pause();
  expect(search()).toBe('?q=a');
});

test('what is typed stays as typed, also while others change the address', () => {
  show('/?other=1');
  type('rack ');
  pause();
  expect(search()).toBe('?other=1&q=rack');
  expect(drawn.values.term).toBe('rack ');
  type('rack b');
  act(() => goTo('/?other=2&q=rack'));
  expect(drawn.values.term).toBe('rack b');
  pause();
  expect(search()).toBe('?other=2&q=rack+b');
  act(() => goTo('/?q=shelf'));
  expect(drawn.values.term).toBe('shelf');
});

test('a link keeps what else stands in the address', () => {
  show('/?q=a&other=1');
  expect(drawn.searchWith({ status: 'pending' })).toBe('?q=a&other=1&status=pending');
  expect(drawn.searchWith({ term: '' })).toBe('?other=1');
});

test('who leaves while a text waits for its pause is not taken back to it by the page that is still in sight', async () => {
  let arrive = () => {};
  const Next = lazy(
    () => new Promise<{ default: () => string }>((resolve) => (arrive = () => resolve({ default: () => 'next page' }))),
  );
  render(
    <MemoryRouter initialEntries={['/']}>
      <Suspense>
        <Routes>
          <Route path="/" element={<Subject />} />
          <Route path="/next" element={<Next />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  type('night');
  act(() => startTransition(() => goTo('/next')));
  // It loads, and meanwhile the pause is over.
  expect(screen.getByRole('textbox')).toHaveValue('night');
  pause();
  await act(async () => arrive());
  expect(await screen.findByText('next page')).toBeVisible();
});

test('a text that waits is written to the new address when the page leads to itself', () => {
  show('/');
  type('night');
  act(() => goTo('/?status=pending'));
  pause();
  expect(search()).toBe('?status=pending&q=night');
});
