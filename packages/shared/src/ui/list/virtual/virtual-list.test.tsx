import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { VirtualList } from './virtual-list';
import type { VirtualListHandle, VirtualListProps } from './virtual-list';

interface Thing {
  id: string;
}
const things = (count: number): Thing[] => Array.from({ length: count }, (_, index) => ({ id: `thing-${index}` }));

// Nothing has a layout here: rows have their estimated height, the frame that of the window (768 px), and the frame's
// offset is the last one set.
function show(props: Partial<VirtualListProps<Thing>> = {}) {
  render(
    <div style={{ overflowY: 'auto' }} data-testid="frame">
      <VirtualList items={things(10_000)} estimate={40} aria-label="Things" {...props}>
        {({ id }) => <button>{id}</button>}
      </VirtualList>
    </div>,
  );
  const frame = screen.getByTestId('frame');
  Object.defineProperty(frame, 'scrollHeight', { value: 1_000_000 });
  frame.scrollTo = ((options: ScrollToOptions) => scrollTo(options.top ?? 0)) as typeof frame.scrollTo;
  return frame;
}
const scrollTo = (top: number) => {
  const frame = screen.getByTestId('frame');
  frame.scrollTop = top;
  fireEvent.scroll(frame);
};
const shown = () => screen.queryAllByRole('listitem').map((item) => item.getAttribute('data-id'));

test('of ten thousand items those in sight have elements, and each says which of how many it is', () => {
  show();
  expect(shown().slice(0, 2)).toEqual(['thing-0', 'thing-1']);
  expect(shown().length).toBeLessThan(30);
  const second = screen.getAllByRole('listitem')[1];
  expect(second).toHaveAttribute('aria-posinset', '2');
  expect(second).toHaveAttribute('aria-setsize', '10000');
});

test('scrolling draws other items in the place of those that left', () => {
  show();
  scrollTo(40 * 5000);
  expect(shown()).toContain('thing-5000');
  expect(shown()).not.toContain('thing-0');
  expect(shown().length).toBeLessThan(30);
});

test('rows of several columns are whole, the last one as far as it goes', () => {
  show({ items: things(5), columns: 3, estimate: 1000, overscan: 0 });
  expect(shown()).toEqual(['thing-0', 'thing-1', 'thing-2']);
  scrollTo(1000);
  expect(shown()).toEqual(['thing-3', 'thing-4']);
});

test('the item with the focus keeps both its element and the focus when it is scrolled away', () => {
  show();
  const button = screen.getByRole('button', { name: 'thing-3' });
  act(() => button.focus());
  scrollTo(40 * 5000);
  expect(button).toHaveFocus();
  expect(shown()[0]).toBe('thing-3');
  act(() => button.blur());
  expect(shown()).not.toContain('thing-3');
});

test('the item to be kept keeps its element on either side of what is seen', () => {
  show({ keep: 'thing-9000' });
  expect(shown().at(-1)).toBe('thing-9000');
  scrollTo(40 * 9900);
  expect(shown()[0]).toBe('thing-9000');
});

test('an item is brought into sight by its id', () => {
  const handle = createRef<VirtualListHandle>();
  show({ handle });
  act(() => expect(handle.current?.scrollTo('thing-700')).toBe(true));
  expect(shown()).toContain('thing-700');
  expect(handle.current?.scrollTo('nothing')).toBe(false);
});

test('while the page is printed all items have elements', () => {
  show({ items: things(300) });
  const before = shown().length;
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toHaveLength(300);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(shown()).toHaveLength(before);
});
