import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { latePart } from './late-part';

interface Props {
  onPress: () => void;
}
const Menu = ({ onPress }: Props) => <button onClick={onPress}>Menu</button>;
type Module = { default: ComponentType<Props> };

/** A page with a part whose code arrives, or fails to, when the test says so. */
function aPage({ drawn = false, container = undefined as HTMLElement | undefined } = {}) {
  const asked: { resolve: (module: Module) => void; reject: (error: Error) => void }[] = [];
  const Part = latePart<Props>(() => new Promise<Module>((resolve, reject) => asked.push({ resolve, reject })));
  const onPress = jest.fn();
  const page = (heading: boolean) => (
    <>
      {heading && <h1 data-page-title="">Page</h1>}
      <Part onPress={onPress} face={<button>Face</button>} />
      <button>Other</button>
    </>
  );
  const { rerender } = render(page(drawn), { container });
  return {
    asked,
    onPress,
    user: userEvent.setup(),
    draw: () => act(async () => rerender(page(true))),
    arrive: () => act(async () => asked[0]?.resolve({ default: Menu })),
  };
}
const button = (name: string) => screen.getByRole('button', { name });

test('its code is not asked for before the page is drawn', async () => {
  const { asked, draw, arrive, onPress } = aPage();
  await act(async () => undefined);
  expect(asked).toHaveLength(0);
  await draw();
  expect(asked).toHaveLength(1);
  await arrive();
  expect(button('Menu')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Face' })).toBeNull();
  expect(onPress).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('who has reached it by keyboard stays on it when its code arrives', async () => {
  const { asked, user, arrive, onPress } = aPage();
  await user.tab();
  expect(button('Face')).toHaveFocus();
  expect(asked).toHaveLength(1);
  await arrive();
  expect(button('Menu')).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test('what was pressed before its code was there is pressed once when it is', async () => {
  const { user, arrive, onPress } = aPage();
  await user.tab();
  await user.keyboard('{Enter}');
  await arrive();
  expect(onPress).toHaveBeenCalledTimes(1);
  await user.click(button('Menu'));
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('who has gone on meanwhile is left alone', async () => {
  const { user, arrive, onPress } = aPage();
  await user.click(button('Face'));
  await user.tab();
  await arrive();
  expect(button('Other')).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test('on another page, who has gone on to something of that page is left alone', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const elsewhere = document.body.appendChild(document.createElement('input'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const { asked, arrive, onPress } = aPage({ container });
  await act(async () => container.querySelector('button')?.click());
  expect(asked).toHaveLength(1);
  elsewhere.focus();
  await arrive();
  expect(container.querySelector('button')).toHaveTextContent('Menu');
  expect(onPress).not.toHaveBeenCalled();
  expect(elsewhere).toHaveFocus();
  host.remove();
  elsewhere.remove();
});

test('code that could not be fetched is fetched when somebody reaches for it again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { asked, user, onPress } = aPage();
  await user.hover(button('Face'));
  await act(async () => asked[0]?.reject(new Error('offline')));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(1);
  await user.click(button('Face'));
  expect(asked).toHaveLength(2);
  await act(async () => asked[1]?.resolve({ default: Menu }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('that it cannot be fetched is said to who has clicked it, with Retry, and warned of once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { asked, user, onPress } = aPage();
  await user.hover(button('Face'));
  await act(async () => asked[0]?.reject(new Error('offline')));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('Face'));
  await act(async () => asked[1]?.reject(new Error('offline')));
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be fetched.');
  expect(button('Face')).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
  await user.click(button('Retry'));
  await act(async () => asked[2]?.resolve({ default: Menu }));
  expect(button('Menu')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onPress).toHaveBeenCalledTimes(1);
});
