import type { Readable } from './readable';

/** Props of an extension's component. */
export interface ExtensionProps {
  /** Placeholder until it is loaded: an element of the size that it will have. */
  fallback?: unknown;
}

/** A part of a page that another remote brings. */
export interface Extension {
  /** Id of the remote that brings it. With `title` it tells extensions apart. */
  remote: string;
  title: string;
  /** The list stands in this order. */
  order: number;
  /**
   * The React component that draws it, typed without React's types so that pages without React can read them. Its code is
   * loaded when it is first drawn. If that fails, or the extension itself does, this place names it and offers to try again.
   */
  Component: (props: ExtensionProps) => null;
}

/** Extensions that other remotes bring to this one's pages. */
export interface Extensions {
  /**
   * The extensions of a point that this person may use: `<id of this remote>.<place>`, as in `dashboard.card`. The same
   * object for the same point.
   */
  at(point: string): Readable<readonly Extension[]>;
}

/** Addresses of records, of any remote that shows them. */
export interface Records {
  /**
   * Address of the page that shows a record, for `navigate` and links.
   * @param kind as manifests name it: `role`
   * @param id left out: of the page that shows all records of the kind
   * @returns undefined if no remote shows records of the kind, or this person may not see its page
   */
  href(kind: string, id?: string): string | undefined;
}
