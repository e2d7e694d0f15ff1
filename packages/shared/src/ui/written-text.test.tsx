import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { ActiveFilters, AppProviders, WrittenText } from '@slotwise/shared/ui';

const textOf = (text: string, max?: number) => {
  const { container, unmount } = render(<WrittenText text={text} {...(max === undefined ? {} : { max })} />);
  const shown = { text: container.textContent, tooltip: container.querySelector('bdi')?.getAttribute('title') };
  unmount();
  return shown;
};

test('marks that reorder or hide are shown, joiners that scripts need are kept, lines become one', () => {
  expect(textOf('Ann\u202Egnp.exe').text).toBe('Ann�gnp.exe');
  expect(textOf('pay\u200Bpal\u0000').text).toBe('pay�pal�');
  expect(textOf('می\u200Cخواهم 👩‍👧').text).toBe('می\u200Cخواهم 👩‍👧');
  expect(textOf(' two\r\n\tlines ').text).toBe('two lines');
  expect(textOf('<b>x</b>').text).toBe('<b>x</b>');
});

test('a text of 10,000 characters is cut, by whole characters; its tooltip tells more, but not all', () => {
  const { text, tooltip } = textOf('😀'.repeat(5000), 10);
  expect(text).toBe(`${'😀'.repeat(10)}…`);
  expect(Array.from(tooltip ?? '')).toHaveLength(2001);
  expect(textOf('short').tooltip).toBeNull();
});

function Filtered() {
  const [keys, setKeys] = useState(['a', 'b', 'c']);
  const search = useRef<HTMLInputElement>(null);
  return (
    <AppProviders theme="light">
      <input ref={search} aria-label="Search" />
      <ActiveFilters
        filters={keys.map((key) => ({
          key,
          label: `Kind: ${key}`,
          onRemove: () => setKeys(keys.filter((other) => other !== key)),
        }))}
        onClear={() => setKeys([])}
        onEmpty={() => search.current?.focus()}
      />
    </AppProviders>
  );
}

test('a chip takes itself away; the focus goes to its neighbour, at last where the list says', async () => {
  render(<Filtered />);
  await userEvent.click(screen.getByRole('button', { name: /^Kind: b/ }));
  expect(screen.getByRole('button', { name: /^Kind: c/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Kind: a/ })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
