import { Component, type ReactNode } from 'react';
import type { KnownRemote } from '../registry/known-remote';

interface PlaceOfPagesProps {
  /** Remote whose page is drawn. */
  remote: KnownRemote | null;
  /** @param left the remote whose page was drawn before */
  onFailure(error: unknown, left: KnownRemote | null): void;
  children: ReactNode;
}

/**
 * Boundary between one page and the next. An error that a page throws while it is taken away finds its own boundary
 * gone, and would take the whole shell with it: here it ends, and the page that people went to is drawn.
 */
export class PlaceOfPages extends Component<PlaceOfPagesProps> {
  override state = {};
  private left: KnownRemote | null = this.props.remote;

  static getDerivedStateFromError() {
    return {};
  }

  override componentDidUpdate(before: PlaceOfPagesProps) {
    if (before.remote?.id !== this.props.remote?.id) this.left = before.remote;
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error, this.left);
  }

  override render() {
    // As React asks of a boundary, its children are made anew; one that fails again is not this boundary's any more.
    return this.props.children;
  }
}
