import { atom } from 'jotai';
import type { Viewport } from '@slotwise/shared/remote';
import type { Store } from '../registry/registry';
import { listen } from './listen';

export const viewportAtom = atom<Viewport>({ width: 1280, height: 800 });
/** The search term shared across screens. */
export const searchAtom = atom('');

/** Keeps the viewport's size, at most once a frame. */
export function startViewport(store: Store, page: Window, signal: AbortSignal): void {
  const read = () => store.set(viewportAtom, { width: page.innerWidth, height: page.innerHeight });
  let frame = 0;
  const onResize = () => {
    page.cancelAnimationFrame(frame);
    frame = page.requestAnimationFrame(read);
  };
  read();
  listen(page, 'resize', onResize, signal);
}
