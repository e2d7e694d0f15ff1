import { createStore } from 'jotai';
import { viewportAtom } from '../theme/viewport-atoms';
import {
  sidebarCookie,
  sidebarModeAtom,
  sidebarSheetAtom,
  startSidebar,
  storedSidebarState,
  toggleSidebarAtom,
} from './sidebar-atoms';

const forget = () => {
  for (const name of ['sidebar_state', 'sidebar_state_narrow']) document.cookie = `${name}=; max-age=0; path=/`;
};
const setUp = (width: number) => {
  const store = createStore();
  const resize = (to: number) => store.set(viewportAtom, { width: to, height: 800 });
  resize(width);
  startSidebar(store, document, new AbortController().signal);
  return { store, resize, toggle: () => store.set(toggleSidebarAtom), mode: () => store.get(sidebarModeAtom) };
};

beforeEach(forget);
afterEach(forget);

test('starts open; the choice is kept in the cookie for 7 days', () => {
  const { mode, toggle } = setUp(1280);
  expect(mode()).toBe('expanded');
  toggle();
  expect(mode()).toBe('collapsed');
  expect(document.cookie).toContain('sidebar_state=false');
  expect(sidebarCookie(true)).toContain('max-age=604800');
  expect(setUp(1280).mode()).toBe('collapsed');
});

test('collapses by itself below 1024 and is off-canvas below 768', () => {
  const { mode, resize } = setUp(1024);
  expect(mode()).toBe('expanded');
  resize(1023);
  expect(mode()).toBe('collapsed');
  resize(768);
  expect(mode()).toBe('collapsed');
  resize(767);
  expect(mode()).toBe('off-canvas');
  resize(1024);
  expect(mode()).toBe('expanded');
});

test('what is chosen between 768 and 1023 is remembered there, and leaves the choice for wide screens alone', () => {
  const { mode, resize, toggle } = setUp(900);
  toggle();
  expect(mode()).toBe('expanded');
  expect(document.cookie).not.toContain('sidebar_state=');
  resize(700);
  resize(900);
  expect(mode()).toBe('expanded');
  expect(setUp(800).mode()).toBe('expanded');
  expect(setUp(1280).mode()).toBe('expanded');
  toggle();
  expect(setUp(800).mode()).toBe('collapsed');
  expect(setUp(1280).mode()).toBe('expanded');
});

test('the sheet opens only where the sidebar is off-canvas and closes when the window grows', () => {
  const { store, resize, toggle } = setUp(500);
  toggle();
  expect(store.get(sidebarSheetAtom)).toBe(true);
  resize(1280);
  expect(store.get(sidebarSheetAtom)).toBe(false);
  resize(500);
  expect(store.get(sidebarSheetAtom)).toBe(false);
});

test('any cookie value but false means open', () => {
  expect(storedSidebarState('a=b; sidebar_state=true')).toBe(true);
  expect(storedSidebarState('a=b; sidebar_state=false; c=d')).toBe(false);
  expect(storedSidebarState('')).toBe(true);
});
