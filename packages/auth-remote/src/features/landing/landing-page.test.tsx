import { failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { FakeRoutes } from '@slotwise/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LandingPage from './landing-page';

const show = (routes: FakeRoutes = {}) =>
  renderWithPlatform((platform) => <LandingPage platform={platform} />, { me: null, path: '/landing', routes });

test('shows the sections in order with their texts', () => {
  const { container } = show();
  const text = container.textContent;
  const inOrder = [
    'Optimize Your Warehouse Slotting',
    'Request Demo',
    'Learn More',
    '30% reduction in picking time',
    '25% increase in warehouse efficiency',
    '20% reduction in operational costs',
    'Why Choose Slotwise',
    'Data-Driven Decisions',
    'Continuous Optimization',
    'Rapid Implementation',
    'Ready to optimize your warehouse?',
    'Join hundreds of companies',
    'Schedule a Demo',
    'View Case Studies',
    '© 2023',
    'Terms',
    'Privacy',
    'Contact',
  ].map((part) => text.indexOf(part));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  expect(container.querySelector('#features')).toContainElement(
    screen.getByRole('heading', { name: 'Why Choose Slotwise' }),
  );
  for (const name of ['Terms', 'Privacy', 'Contact']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#');
  }
  expect(screen.getByRole('link', { name: 'View Case Studies' })).toHaveAttribute('href', '/case-studies');
});

test('the plan is slotted after a first look, and both placements can be seen again', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    expect(screen.getByRole('button', { name: 'Scattered' })).toHaveAttribute('aria-pressed', 'true');
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('button', { name: 'Slotted' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('img', { name: /^Slotted/ })).toBeInTheDocument();
    expect(screen.getByText(/% less$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Scattered' }));
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole('img', { name: /^Scattered/ })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('"Learn More" goes to the features', async () => {
  const user = userEvent.setup({ delay: null });
  const { container } = show();
  const features = container.querySelector<HTMLElement>('#features');
  if (!features) throw new Error('no features');
  features.scrollIntoView = jest.fn();
  await user.click(screen.getByRole('button', { name: 'Learn More' }));
  expect(features.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  expect(features).toHaveFocus();
});

test.each([
  ['Request Demo', 'request_demo'],
  ['Schedule a Demo', 'schedule_demo'],
] as const)('"%s" asks for an address and stores a lead', async (button, topic) => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'POST /leads': () => ({ message: 'Thank you' }) });
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
  expect(within(dialog).getByText('Name is required')).toBeVisible();
  expect(within(dialog).getByText('Please enter a valid email address')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Name/), 'Ada');
  await user.type(within(dialog).getByLabelText(/^Work email/), 'ada@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('status')).toHaveTextContent('will write to ada@example.com');
  expect(platform.fake.callsTo('POST /leads')[0]?.body).toEqual({ topic, name: 'Ada', email: 'ada@example.com' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the focus returns to the button that asked, after the thanks as well', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
    show({ 'POST /leads': () => ({ message: 'Thank you' }) });
    const opener = screen.getByRole('button', { name: 'Schedule a Demo' });
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    act(() => jest.advanceTimersByTime(1000));
    expect(opener).toHaveFocus();
    await user.click(opener);
    await user.type(await screen.findByLabelText(/^Name/), 'Ada');
    await user.type(screen.getByLabelText(/^Work email/), 'ada@example.com{Enter}');
    await screen.findByRole('status');
    act(() => jest.advanceTimersByTime(1000));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    act(() => jest.advanceTimersByTime(1000));
    expect(opener).toHaveFocus();
  } finally {
    jest.useRealTimers();
  }
});

test('a lead that could not be stored stays in the form', async () => {
  const user = userEvent.setup({ delay: null });
  show({ 'POST /leads': () => failure('rate_limited') });
  await user.click(screen.getByRole('button', { name: 'Request Demo' }));
  await user.type(await screen.findByLabelText(/^Name/), 'Ada');
  await user.type(screen.getByLabelText(/^Work email/), 'ada@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada');
});
