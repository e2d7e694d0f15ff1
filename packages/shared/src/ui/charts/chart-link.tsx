import type { ReactNode } from 'react';
import { useFollow } from '../link/use-follow';

export interface ChartLinkProps {
  /** An address of the application. */
  to: string;
  /** Goes there without loading the page anew; left out, the browser goes. */
  onOpen?: (to: string) => void;
  className?: string;
  children: ReactNode;
}

/** A link to the counted list, in the table and in the drawing. */
export function ChartLink({ to, onOpen, className, children }: ChartLinkProps) {
  return (
    <a {...useFollow(to, onOpen)} className={className}>
      {children}
    </a>
  );
}
