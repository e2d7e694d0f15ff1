import { failure, renderWithPlatform } from '@slotwise/shared/testing';
import { PICTURE_SIDE } from '@slotwise/contract/constants';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlatform } from '@slotwise/shared/remote';
import { me } from '@slotwise/shared/testing';
import { PictureDialog } from './index';

// The DOM of tests lacks these: dialogs that open, and pictures that are drawn.
const drawn: number[][] = [];
const revoked: string[] = [];
const sent: string[] = [];
let opens = true;
/** The pictures that the browser is still opening. */
let opening: Promise<void> | null = null;
beforeEach(() => {
  drawn.length = 0;
  revoked.length = 0;
  sent.length = 0;
  opens = true;
  opening = null;
  let count = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:picture-${++count}`,
    revokeObjectURL: (url: string) => void revoked.push(url),
  });
  Object.defineProperties(HTMLImageElement.prototype, {
    naturalWidth: { configurable: true, get: () => 400 },
    naturalHeight: { configurable: true, get: () => 200 },
    decode: {
      configurable: true,
      value: () => opening ?? (opens ? Promise.resolve() : Promise.reject(new DOMException('It cannot be decoded.'))),
    },
  });
  Object.defineProperties(HTMLCanvasElement.prototype, {
    getContext: {
      configurable: true,
      value: () => ({ drawImage: (_image: unknown, ...where: number[]) => void drawn.push(where) }),
    },
    toBlob: { configurable: true, value: (done: (blob: Blob) => void) => done(new Blob(['the square'])) },
  });
});

const picture = (name = 'me.jpg', head = [0xff, 0xd8, 0xff, 0xe0]) =>
  Object.assign(new File([new Uint8Array(head)], name), {
    slice: () => ({ arrayBuffer: () => Promise.resolve(Uint8Array.from(head).buffer) }),
  });
const someone = me({ avatarURL: '/api/pictures/old' });

function Asked({ image, onClose }: { image: string | null; onClose: () => void }) {
  const { http } = usePlatform();
  return (
    <PictureDialog
      title="Your picture"
      name="Ada Owner"
      image={image}
      shape="circular"
      give={(bytes, signal) => http('POST /me/picture', { bytes, signal })}
      remove={(signal) => http('DELETE /me/picture', { signal })}
      onClose={onClose}
    />
  );
}

const show = (image: string | null = null) => {
  const closed: true[] = [];
  const { platform } = renderWithPlatform(() => <Asked image={image} onClose={() => closed.push(true)} />, {
    routes: {
      'POST /me/picture': ({ bytes }) => {
        sent.push(bytes);
        return { me: someone };
      },
      'DELETE /me/picture': () => ({ me: someone }),
    },
  });
  return { platform, closed };
};
const choose = async (file: File) => {
  const input = await screen.findByLabelText('Picture', { selector: 'input' });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
};
const section = () => screen.findByRole('application', { name: 'Section of the picture' });
const save = () => screen.getByRole('button', { name: 'Save picture' });

test('a chosen picture is moved and magnified by keys, and the square is sent', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform, closed } = show();
  expect(await screen.findByText('AO')).toBeVisible();
  expect(save()).toBeDisabled();
  await choose(picture());
  const frame = await section();
  expect(frame).toHaveAccessibleDescription(/arrow keys.*Centre at 50% from the left and 50% from the top, zoom 100%/);
  frame.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('Centre at 48% from the left');
  await user.keyboard('{ArrowLeft}++++++++');
  expect(screen.getByRole('status')).toHaveTextContent('zoom 214%');
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  await user.click(save());
  await waitFor(() => expect(closed).toEqual([true]));
  expect(drawn).toEqual([[150, 50, 100, 100, 0, 0, 2 * PICTURE_SIDE, 2 * PICTURE_SIDE]]);
  expect(sent).toEqual(['the square']);
  expect(platform.notices[0]?.title).toBe('Picture saved');
});

test('it is dropped, dragged by a pointer, and turned by the wheel', async () => {
  show();
  const group = await screen.findByRole('group', { name: 'Picture' });
  await act(async () => void fireEvent.drop(group, { dataTransfer: { files: [picture()] } }));
  const frame = await section();
  frame.getBoundingClientRect = () => DOMRect.fromRect({ width: 200, height: 200 });
  frame.setPointerCapture = () => undefined;
  // The pointers of a test's own DOM are nowhere.
  const point = (type: string, clientX = 0, clientY = 0) =>
    fireEvent(frame, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId: 1 }));
  point('pointermove', 0, 0);
  point('pointerdown', 100, 100);
  point('pointermove', 60, 100);
  point('pointerup');
  point('pointermove', 0, 0);
  expect(screen.getByRole('status')).toHaveTextContent('Centre at 60% from the left');
  expect(fireEvent.wheel(frame, { deltaY: -400, clientX: 100, clientY: 100 })).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('zoom 223%');
});

test.each([
  [
    'another kind of file',
    () => picture('page.jpg', [0x3c, 0x73, 0x76, 0x67]),
    'This is not a JPEG, PNG or WebP picture',
  ],
  [
    'a file that is too long',
    () => Object.defineProperty(picture(), 'size', { value: 40 * 1024 * 1024 }),
    'The file has more than 30 MB',
  ],
])('%s is refused before it is sent', async (_what, make, why) => {
  show();
  await choose(make());
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
  expect(save()).toBeDisabled();
  expect(sent).toEqual([]);
});

test('one that the browser cannot open is refused, and its address given back', async () => {
  opens = false;
  show();
  await choose(picture());
  expect(await screen.findByRole('alert')).toHaveTextContent('The picture is damaged or incomplete');
  expect(revoked).toEqual(['blob:picture-1']);
});

test('what the server refuses is said where it was chosen, and nothing is lost', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform, closed } = show();
  const details = [{ field: 'picture', code: 'picture_kind', reason: 'is not a JPEG, PNG or WebP picture' }] as const;
  platform.fake.on({ 'POST /me/picture': () => failure('validation_failed', [...details]) });
  await choose(picture());
  await section();
  await user.click(save());
  const group = screen.getByRole('group', { name: 'Picture' });
  expect(await within(group).findByRole('alert')).toHaveTextContent('This is not a JPEG, PNG or WebP picture');
  expect(await section()).toBeVisible();
  expect(closed).toEqual([]);
});

test('the one that is there is removed; while that fails, it is said', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform, closed } = show('/api/pictures/old');
  platform.fake.on({ 'DELETE /me/picture': () => failure('internal') });
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The picture was not removed');
  platform.fake.on({ 'DELETE /me/picture': () => ({ me: someone }) });
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(closed).toEqual([true]));
  expect(platform.notices.at(-1)?.title).toBe('Picture removed');
});

const never = () => new Promise<never>(() => undefined);
const cancel = () => screen.getByRole('button', { name: 'Cancel' });

test('while a large picture is being opened, that is said, and nothing can be saved yet', async () => {
  let opened = () => {};
  opening = new Promise<void>((resolve) => (opened = resolve));
  show();
  await choose(picture());
  expect(await screen.findByText('Opening the picture…')).toBeVisible();
  expect(save()).toBeDisabled();
  await act(async () => opened());
  expect(await section()).toBeVisible();
  expect(screen.queryByText('Opening the picture…')).toBeNull();
  expect(save()).toBeEnabled();
});

test('what the server does not answer can be given up, sending and removing', async () => {
  const user = userEvent.setup({ delay: null });
  const signals: AbortSignal[] = [];
  const { platform, closed } = show('/api/pictures/old');
  const held = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return never();
  };
  platform.fake.on({ 'POST /me/picture': held, 'DELETE /me/picture': held });
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(signals).toHaveLength(1));
  await user.click(cancel());
  expect([signals[0]?.aborted, closed.length]).toEqual([true, 1]);
  await choose(picture());
  await section();
  await user.click(save());
  await waitFor(() => expect(signals).toHaveLength(2));
  await user.click(cancel());
  expect([signals[1]?.aborted, closed.length]).toEqual([true, 2]);
  expect(platform.notices).toEqual([]);
});

test('without a connection the dialog says that it waits', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show('/api/pictures/old');
  platform.fake.on({ 'POST /me/picture': never, 'DELETE /me/picture': never });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText(/waits|offline/i)).toBeVisible();
  online.mockRestore();
  fireEvent(window, new Event('online'));
});
