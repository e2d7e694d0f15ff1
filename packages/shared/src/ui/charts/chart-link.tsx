import { useHref } from '@slotwise/shared/ui/router';
import type { ReactNode } from 'react';

export interface ChartLinkProps {
  /** An address of the application. */
  to: string;
  /** Goes there without loading the page anew; left out, the browser goes. */
  onOpen?: (to: string) => void;
  className?: string;
  children: ReactNode;
}

/** Attributes of a link to the counted list, in the table and in the drawing; new tabs and copied addresses work. */
export function useChartLink(to: string, onOpen: ((to: string) => void) | undefined) {
  return {
    href: useHref(to),
    onClick: (event: React.MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!onOpen || !isPlain) return;
      event.preventDefault();
      onOpen(to);
    },
  };
}

export function ChartLink({ to, onOpen, className, children }: ChartLinkProps) {
  return (
    <a {...useChartLink(to, onOpen)} className={className}>
      {children}
    </a>
  );
}
