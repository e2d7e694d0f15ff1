import { AppProviders } from '@slotwise/shared/ui';
import { render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useLayer } from './use-layer';

const SIZE = { width: 300, height: 200 };

function Layer({ draw }: { draw: Parameters<typeof useLayer>[2] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayer(canvas, SIZE, draw);
  return <canvas ref={canvas} />;
}

test('a drawing follows the theme at once', async () => {
  const context = { setTransform: jest.fn(), clearRect: jest.fn() } as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  // The variables of a theme are not inherited here: its name stands for them.
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(
      (element) =>
        ({ getPropertyValue: () => element.closest('[data-theme]')?.getAttribute('data-theme') ?? '' }) as never,
    );
  const draw = jest.fn();
  const app = (theme: 'light' | 'dark') => (
    <AppProviders theme={theme}>
      <Layer draw={draw} />
    </AppProviders>
  );
  const { rerender } = render(app('light'));
  expect(draw).toHaveBeenLastCalledWith(context, { ink: 'light', paper: 'light', brand: 'light' });
  rerender(app('dark'));
  await waitFor(() => expect(draw).toHaveBeenLastCalledWith(context, { ink: 'dark', paper: 'dark', brand: 'dark' }));
});
