import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * Stands in for React's own: that one takes the React beside it for a development build, and in a deployed shell the
 * page's React is not. Elements made by `react/jsx-runtime` suit both.
 */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
export { Fragment };

// Nor can that React draw anew what has changed: in a shell's page an edit is shown by loading the page.
if (import.meta.webpackHot && document.getElementById('slotwise-registry')) {
  import.meta.webpackHot.addStatusHandler((status) => {
    if (status === 'idle') location.reload();
  });
}
