import { renderWithPlatform } from '@slotwise/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CameraProvider } from './camera-context';
import { CameraScan } from './camera-scan';
import { fakeParts } from './fixtures';
import type { CameraParts } from './camera';

function open(over?: Partial<CameraParts>) {
  const fake = fakeParts(over);
  const { parts } = fake;
  const view = renderWithPlatform(
    <CameraProvider parts={parts}>
      <CameraScan onScan={() => undefined} />
    </CameraProvider>,
  );
  return { ...fake, ...view };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the picture takes the place of the button, with the focus, and gives it back', async () => {
  const { tracks } = open();
  await press('Scan with the camera');
  const group = await screen.findByRole('group', { name: 'Picture of the camera' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop camera' })).toHaveFocus());
  await waitFor(() => expect(group).toHaveTextContent('Hold a barcode into the frame.'));
  expect(screen.getByRole('status')).toHaveTextContent('The camera is on.');
  await userEvent.selectOptions(screen.getByLabelText('Camera'), 'Camera 2');
  await waitFor(() => expect(tracks.map(({ deviceId, isLive }) => [deviceId, isLive])).toContainEqual(['front', true]));
  await waitFor(() => expect(screen.getByLabelText('Camera')).toHaveValue('front'));
  expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Camera'), 'Camera 1');
  const light = await screen.findByRole('button', { name: 'Light' });
  await userEvent.click(light);
  await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'true'));
  await press('Stop camera');
  expect(screen.getByRole('button', { name: 'Scan with the camera' })).toHaveFocus();
  expect(tracks.some(({ isLive }) => isLive)).toBe(false);
});

test('a page out of sight has no camera, nor one that was left', async () => {
  const { tracks, unmount } = open();
  await press('Scan with the camera');
  await screen.findByText('Hold a barcode into the frame.');
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('The camera was stopped because the page was out of sight.')).toBeVisible();
  expect(tracks[0]?.isLive).toBe(false);
  await press('Scan with the camera');
  await screen.findByText('Hold a barcode into the frame.');
  unmount();
  expect(tracks[1]?.isLive).toBe(false);
});

test('a browser without a camera says why in words, each time it is asked', async () => {
  open({ devices: undefined, isSecure: false });
  for (let at = 0; at < 2; at++) {
    await press('Scan with the camera');
    expect(
      screen.getByText(
        'Browsers give the camera only to pages with a secure connection (https). Ask whoever runs this installation for one. A scanner and typing work as before.',
      ),
    ).toBeVisible();
  }
});

test('where the code is of another origin than the page, nothing is offered', () => {
  renderWithPlatform(
    <CameraProvider>
      <CameraScan onScan={() => undefined} />
    </CameraProvider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
