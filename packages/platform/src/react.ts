// `<slotwise-remote>` in JSX, and the exports of a remote's module `./app`. Needs types of React that have `React.JSX`:
// of 17 since 17.0.59, of 18 since 18.2.6.
import type { SlotwiseRemoteAttributes, SlotwiseRemoteElement } from '@slotwise/embed/element';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

export type { Remote, RemoteAppProps, RemoteExtension } from '@slotwise/shared/platform';

/**
 * Attributes of `<slotwise-remote>` in JSX. `fetchToken` and listeners are set by a `ref`: no React before 19 hands
 * functions to an element, and 19 does not before the script is loaded. Before 19 it is `class` and not `className`.
 */
export type SlotwiseRemoteProps = SlotwiseRemoteAttributes & { class?: string } & DetailedHTMLProps<
    HTMLAttributes<SlotwiseRemoteElement>,
    SlotwiseRemoteElement
  >;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own, added to
  namespace JSX {
    interface IntrinsicElements {
      'slotwise-remote': SlotwiseRemoteProps;
    }
  }
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- where `react/jsx-runtime` of React 17 looks
  namespace JSX {
    interface IntrinsicElements {
      'slotwise-remote': SlotwiseRemoteProps;
    }
  }
}
