import type { ForeignNode, Report } from '@slotwise/shared/remote';
import { MODAL } from '../layout/modal';

export interface CoverWatchOptions {
  page: Window;
  report: Report;
  /** Told of whose node was taken away. */
  onRemoved: (remote: string) => void;
}

const LOOK_MS = 1000;
/** Of a bar's width and height. */
const POINTS = [0.1, 0.5, 0.9];

/** Dialogs that ask people something may lie over everything; they go when they are answered. */
const isModal = (node: Element) => node.matches(MODAL) || node.querySelector(MODAL) !== null;

/** Whether one of the shell's bars cannot be reached for it. */
function covers(node: Element, { document }: Window): boolean {
  const bars = [...document.querySelectorAll('#root header, #root nav')].map((bar) => bar.getBoundingClientRect());
  return bars
    .filter(({ width, height }) => width > 0 && height > 0)
    .some(({ left, top, width, height }) =>
      POINTS.every((part) => node.contains(document.elementFromPoint(left + width * part, top + height * part))),
    );
}

/**
 * Gives the function that is told of nodes which remotes put beside everybody's place: as long as one is there, it is looked
 * whether it lies over the shell's bars. Then it is taken away, and its remote is named.
 */
export function coverWatch({ page, report, onRemoved }: CoverWatchOptions): (foreign: ForeignNode) => void {
  return ({ node, remote, remove }) => {
    const look = () => {
      if (!node.isConnected) return;
      if (isModal(node) || !covers(node, page)) {
        page.setTimeout(look, LOOK_MS);
        return;
      }
      remove();
      const error = new Error(`It laid <${node.nodeName.toLowerCase()}> over the page. That was taken away.`);
      report(error, { remote: remote.id, version: remote.version, kind: 'runtime_failed' });
      onRemoved(remote.id);
    };
    page.requestAnimationFrame(look);
  };
}
