import { act, render } from '@testing-library/react';
import { useLostFocus } from './use-lost-focus';

function Place({ mayTake }: { mayTake: boolean }) {
  return <div ref={useLostFocus(mayTake)} tabIndex={-1} data-place="" />;
}
const later = () => act(() => jest.advanceTimersByTime(1));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('takes the focus where nobody has it, and once what was above it is gone', () => {
  const { container, rerender } = render(<Place mayTake={false} />);
  later();
  expect(document.body).toHaveFocus();
  rerender(<Place mayTake />);
  later();
  expect(container.querySelector('[data-place]')).toHaveFocus();
});

test('leaves it to what has it, also on a page around it', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  render(<Place mayTake />, {
    container: host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div')),
  });
  later();
  expect(elsewhere).toHaveFocus();
  host.remove();
  elsewhere.remove();
});
