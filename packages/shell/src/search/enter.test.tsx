import { fireEvent, screen, waitFor } from '@testing-library/react';
import { box, grace, night, show, standStill, typeIn } from '../testing/open-search';
import type { RenderShellOptions } from '../testing/render-shell';
import { searchAtom } from '../theme/viewport-atoms';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

describe('Enter', () => {
  const code = { id: 's1', title: 'AB-1001', subtitle: 'Washer', rank: 0 };
  const like = { id: 's2', title: 'AB-10012', subtitle: 'Washer', rank: 1 };
  const found = (records: (typeof code)[]): RenderShellOptions['routes'] => ({
    'GET /search': () => ({ groups: [{ kind: 'pallet', records }] }),
  });
  const press = async (key: string, more = {}) => fireEvent.keyDown(await box(), { key, ...more });
  const selected = () => screen.queryByRole('option', { selected: true })?.textContent;

  test('with nothing chosen opens all results as a page, whose term is the one that screens share', async () => {
    const { services, onClose } = show({ routes: { 'GET /search': () => ({ groups: [night] }) } });
    await typeIn(' night ');
    await standStill();
    await screen.findByRole('option', { name: 'All results for “night”' });
    expect(screen.getByText('Enter for all results')).toBeInTheDocument();
    await press('Enter');
    expect(onClose).toHaveBeenCalled();
    expect(screen.getByText('/search?q=night')).toBeInTheDocument();
    expect(services.store.get(searchAtom)).toBe('night');
  });

  test('opens what an arrow or the pointer chose, and all results with Ctrl; the line below says which', async () => {
    show({ routes: { 'GET /search': () => ({ groups: [grace, night] }) } });
    await press('Enter');
    expect(screen.queryByText(/^Enter/)).toBeNull();
    await typeIn('t');
    await standStill();
    const option = await screen.findByRole('option', { name: /Grace Tan/ });
    fireEvent.mouseMove(option);
    expect(selected()).toContain('Grace Tan');
    expect(screen.getByText('Enter to open')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByRole('listbox'));
    expect(selected()).toBeUndefined();
    await press('ArrowUp');
    expect(selected()).toBe('All results for “t”');
    expect(screen.getByText('Enter for all results')).toBeInTheDocument();
    await press('ArrowDown');
    expect(screen.getByText('Ctrl+Enter for all')).toBeInTheDocument();
    await press('Enter', { ctrlKey: true });
    expect(screen.getByText('/search?q=t')).toBeInTheDocument();
  });

  test('a choice stays with its result while others come before it', async () => {
    show({
      routes: {
        'GET /search': () => ({ groups: [{ ...night, records: night.records.map((one) => ({ ...one, rank: 0 })) }] }),
      },
    });
    await typeIn('rol');
    await screen.findByRole('option', { name: 'Roles' });
    await press('ArrowDown');
    await standStill();
    await screen.findByRole('option', { name: /Night shift/ });
    expect(selected()).toBe('Roles');
  });

  test.each([
    ['AB-1001', [like, code], '/stock/s1'],
    // Two are called so, a name is no code, and of a beginning there may be more.
    ['AB-1001', [code, { ...code, id: 's3' }], '/search?q=AB-1001'],
    ['Washer', [{ ...code, title: 'Washer' }], '/search?q=Washer'],
    ['AB-100', [like, { ...code, rank: 1 }], '/search?q=AB-100'],
  ])('opens the one record with the code %s itself', async (typed, records, address) => {
    show({ routes: found(records) });
    await typeIn(typed);
    expect(screen.getByText('Enter for all results')).toBeInTheDocument();
    await standStill();
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(records.length));
    if (address.startsWith('/stock')) expect(screen.getByText('Enter to open')).toBeInTheDocument();
    await press('Enter');
    expect(screen.getByText(address)).toBeInTheDocument();
  });

  test('opens no record by itself that was called so by a term before, and for the one now is not looked up yet', async () => {
    show({ routes: found([code]) });
    await typeIn('AB-1001');
    await standStill();
    await screen.findByText('Enter to open');
    await typeIn('AB-100');
    expect(screen.getByRole('option', { name: /AB-1001/ })).toBeInTheDocument();
    expect(screen.getByText('Enter for all results')).toBeInTheDocument();
  });
});
