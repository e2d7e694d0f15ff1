import { renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import FloorPage from '../features/inventory/floor/floor-page';

/** Each test begins a shift: a tab keeps what was left half done. */
afterEach(() => sessionStorage.clear());

/** Draws a task of the floor, and waits for its first question. @returns its platform */
export async function openFloor(task: string, options: TestPlatformOptions) {
  const nothing = {
    'GET /skus/known': () => ({ items: [], nextCursor: null }),
    'GET /lot/scanned': () => ({ found: [] }),
    'GET /lots': () => ({ items: [], nextCursor: null }),
  };
  const { platform } = renderWithPlatform(<FloorPage task={task} />, {
    ...options,
    routes: { ...nothing, ...options.routes },
  });
  await screen.findByRole('region', { name: 'What is asked now' });
  return platform;
}

export const question = (text: string | RegExp) => screen.findByRole('heading', { level: 2, name: text });

/** Scans codes into the page, where no field has the focus. */
export const scan = (...codes: string[]) => {
  for (const code of codes) {
    for (const key of code) fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(document.body, { key: 'Enter' });
  }
};

/** Waits until the result of a scan is said. */
export const said = (tone: 'good' | 'kept' | 'bad', text: string | RegExp) =>
  waitFor(() => {
    const verdict = document.querySelector('[data-verdict]');
    expect(verdict).toHaveTextContent(text);
    expect(verdict).toHaveAttribute('data-verdict', tone);
  });
