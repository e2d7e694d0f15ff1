import type { ElementType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

interface Hot {
  addStatusHandler(handler: (status: string) => void): void;
}

/**
 * Stands in for React's own in builds that are served while they are written: that one takes the React beside it for a
 * development build, and in a deployed shell the page's React is not. Elements made by `react/jsx-runtime` suit both.
 */
export const jsxDEV = (type: ElementType, props: object, key?: string, isStatic?: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
export { Fragment };

// Nor can that React draw anew what has changed: in a shell's page an edit is shown by loading the page.
const hot = (import.meta as ImportMeta & { webpackHot?: Hot }).webpackHot;
if (hot && document.getElementById('slotwise-registry')) {
  hot.addStatusHandler((status) => {
    if (status === 'idle') location.reload();
  });
}
