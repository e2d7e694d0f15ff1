import type { ReactNode, SyntheticEvent } from 'react';

/** One place where a remote is drawn. */
export interface MountedPlace {
  remote: string;
}

let current: MountedPlace | null = null;

/**
 * The mount whose code runs now, as far as it is known: in a listener of the platform's, or in an event of something it
 * drew.
 */
export const currentMount = (): MountedPlace | null => current;

/** `task`: what an event begins, until its task ends; `call`: one call, which others may surround. */
export type EnteredFor = 'task' | 'call';
type EnterListener = (place: MountedPlace, lasts: EnteredFor) => (() => void) | undefined;
const listeners = new Set<EnterListener>();

/** Calls back before code of a mount runs, as far as that is known; what it gives back is called when a call is over. Returns what ends it. */
export function onEnterMount(listener: EnterListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** From here to the end of this task it is this mount's code that runs. @returns what says that a call is over */
export function enterMount(place: MountedPlace, lasts: EnteredFor = 'task'): () => void {
  current = place;
  const overs = [...listeners].map((listener) => listener(place, lasts));
  setTimeout(() => {
    if (current === place) current = null;
  });
  return () => {
    for (const over of overs) over?.();
  };
}

/**
 * False for a message that browsers report in the same way, though nothing failed: an observer is called once more in
 * the next frame.
 */
export const isFailure = ({ error, message }: ErrorEvent): boolean =>
  Boolean(error) || !message.startsWith('ResizeObserver loop');

const EVENTS = [
  ...[
    'Click',
    'DoubleClick',
    'ContextMenu',
    'MouseDown',
    'MouseUp',
    'PointerDown',
    'PointerUp',
    'TouchStart',
    'TouchEnd',
  ],
  ...['KeyDown', 'KeyUp', 'BeforeInput', 'Input', 'Change', 'Submit', 'Reset', 'Focus', 'Blur', 'Copy', 'Cut', 'Paste'],
  ...['DragStart', 'DragEnter', 'DragOver', 'DragLeave', 'DragEnd', 'Drop', 'Wheel', 'Toggle'],
];

/**
 * Notes, before any handler runs, that an event belongs to this mount. React hands events on along its own tree, so it
 * sees those of dialogs and menus as well, which are drawn elsewhere in the page.
 */
export function MountedArea({ place, children }: { place: MountedPlace; children: ReactNode }) {
  const enter = (_: SyntheticEvent) => void enterMount(place);
  const handlers = Object.fromEntries(EVENTS.map((name) => [`on${name}Capture`, enter]));
  return (
    <div style={{ display: 'contents' }} {...handlers}>
      {children}
    </div>
  );
}
