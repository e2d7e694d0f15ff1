import type { RemoteManifest } from '@slotwise/contract';
import type { Heard } from '../events';
import type { Http } from '../http';
import type { PageOutbox } from '../outbox';
import type { Direction } from '@slotwise/shared/words';
import type { Place } from '../isolation';
import type { Platform, Readable } from '../platform';
import type { Inspector } from './inspector';
import type { Report } from './report';

/** The address of the page around the frame in which a remote is drawn. */
export interface PageAddress extends Readable<Place> {
  navigate(to: string, options: { replace?: boolean; state?: unknown }): void;
  go(steps: number): void;
}

/** Services that a page offers to the remotes that it mounts, before they are cut down to one mount. */
export interface PlatformHost extends Omit<Platform, 'signal' | 'report' | 'outbox'> {
  outbox: Pick<PageOutbox, 'forRemote'>;
  /** Only of a page that shows developers what its remotes do. */
  inspector?: Pick<Inspector, 'noteMount' | 'noteBus'>;
  /** Only of a page that is not ours: how it is laid out, or undefined where it does not say. */
  direction?: Readable<Direction | undefined>;
  /** Only of a page without a live connection: each parcel then opens its own, and says when it is about the user. */
  live?: { reloadSession(): void };
  /** Only of a frame that a page of ours draws a remote in: the page's address. */
  address?: PageAddress;
  /** Only of such a frame: what the page's live connection hears. Returns what ends it. */
  hear?(listener: (heard: Heard) => void): () => void;
  /**
   * Only of a page in which changes wait for the connection: the calls of one mount, which end when it is left, but for
   * changes that have waited.
   */
  httpFor?(left: AbortSignal): Http;
  /** Only of a page that draws builds of several versions of the platform API: the version that a remote is given. */
  apiFor?(manifest: Pick<RemoteManifest, 'platform'>): string;
  /**
   * Only of a page that watches over shared objects: called before a remote is first drawn; returns a function that is
   * called right after.
   */
  watchDrawing?(about: { remote: string; version: string }): () => void;
  report: Report;
}
