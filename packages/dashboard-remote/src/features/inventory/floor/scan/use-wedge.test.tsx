import { fireEvent, render } from '@testing-library/react';
import { useWedge } from './use-wedge';

const taken: string[] = [];
function Question({ name }: { name: string }) {
  useWedge(
    (code) => taken.push(`${name}: ${code}`),
    () => taken.push(`${name}: broken`),
  );
  return <p>{name}</p>;
}
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};
let now = 0;
beforeEach(() => {
  taken.length = 0;
  now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  // Nothing of the test before is left.
  fireEvent.pointerDown(document.body);
  history.replaceState(null, '', '/inventory/floor/move');
});

test('a code that begins at one question and ends at the next one is whole', () => {
  const { rerender } = render(<Question key="one" name="one" />);
  press('4', '0', '0');
  rerender(<Question key="two" name="two" />);
  press('6', '3', 'Enter');
  expect(taken).toEqual(['two: 40063']);
});

test('a code that is scanned while the page is drawn waits for the question, once', () => {
  press('A', '-', '0', '1', 'Enter');
  const { rerender } = render(<Question key="one" name="one" />);
  expect(taken).toEqual(['one: A-01']);
  rerender(<Question key="two" name="two" />);
  expect(taken).toHaveLength(1);
});

test.each([
  ['long ago', () => (now += 3001)],
  ['on another page', () => history.replaceState(null, '', '/inventory/floor/count')],
  ['before somebody touched the page', () => fireEvent.pointerDown(document.body)],
])('a code that was scanned %s is no answer', (_when, pass) => {
  press('A', '-', '0', '1', 'Enter');
  pass();
  render(<Question name="one" />);
  expect(taken).toEqual([]);
});
