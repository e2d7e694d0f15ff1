import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createTestPlatform } from '../testing';
import { PlatformProvider } from './platform-context';
import { useSharedTerm } from './use-shared-term';

interface BoxProps {
  first?: string;
  isAimed?: boolean;
}

function Box({ first = '', isAimed = false }: BoxProps) {
  const [own, setOwn] = useState(first);
  useSharedTerm(own, setOwn, isAimed);
  return <input aria-label="Find" value={own} onChange={(event) => setOwn(event.target.value)} />;
}

const box = () => screen.getByLabelText('Find');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const show = (shared: string, props: BoxProps = {}) => {
  const platform = createTestPlatform();
  platform.search.set(shared);
  render(
    <PlatformProvider platform={platform}>
      <Box {...props} />
    </PlatformProvider>,
  );
  return platform;
};

test('a page without a term takes up the shared one, and what is typed in it is shared', () => {
  const platform = show('bolt');
  expect(box()).toHaveValue('bolt');
  type('bolt m8 ');
  expect(platform.search.get()).toBe('bolt m8');
  expect(box()).toHaveValue('bolt m8 ');
  act(() => platform.search.set('nut'));
  expect(box()).toHaveValue('nut');
  type('');
  expect(platform.search.get()).toBe('');
});

test('a term of the address goes before it', () => {
  const platform = show('bolt', { first: 'pipe' });
  expect(box()).toHaveValue('pipe');
  expect(platform.search.get()).toBe('pipe');
});

test('a page that was asked for one record stays with that', () => {
  show('bolt', { isAimed: true });
  expect(box()).toHaveValue('');
});
