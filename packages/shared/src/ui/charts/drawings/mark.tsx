import { mergeClasses } from '@slotwise/shared/ui';
import { createContext, use, type ReactNode } from 'react';
import { useFollow } from '../../link/use-follow';
import { useDrawingStyles } from './drawing.styles';

/** One figure of a drawing. */
export interface MarkPlace {
  category: number;
  column: number;
}

export const samePlace = (a: MarkPlace | undefined, b: MarkPlace) =>
  a?.category === b.category && a.column === b.column;

export interface MarksState {
  /** The mark that Tab reaches. */
  current: MarkPlace;
  /** The mark whose figure is said below the drawing. */
  shown: MarkPlace | undefined;
  describe(place: MarkPlace): string;
  hrefOf(place: MarkPlace): string | undefined;
  onOpen: ((href: string) => void) | undefined;
  focus(place: MarkPlace): void;
  show(place: MarkPlace | undefined): void;
}

export const MarksContext = createContext<MarksState | undefined>(undefined);

export function useMarks(): MarksState {
  const marks = use(MarksContext);
  if (!marks) throw new Error('A mark is drawn outside a drawing.');
  return marks;
}

interface MarkProps extends MarkPlace {
  children: ReactNode;
}

/** Mark of one figure: reached by arrows, described, and a link if there is a list to open. */
export function Mark({ category, column, children }: MarkProps) {
  const marks = useMarks();
  const styles = useDrawingStyles();
  const place = { category, column };
  const common = {
    'data-mark': `${category} ${column}`,
    'aria-label': marks.describe(place),
    tabIndex: samePlace(marks.current, place) ? 0 : -1,
    onFocus: () => marks.focus(place),
    onBlur: () => marks.show(undefined),
    onMouseEnter: () => marks.show(place),
    onMouseLeave: () => marks.show(undefined),
  };
  const href = marks.hrefOf(place);
  if (href !== undefined) {
    return (
      <LinkMark {...common} to={href} onOpen={marks.onOpen} className={mergeClasses(styles.mark, styles.opens)}>
        {children}
      </LinkMark>
    );
  }
  return (
    <g {...common} role="img" className={styles.mark}>
      {children}
    </g>
  );
}

interface LinkMarkProps extends Omit<React.ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> {
  to: string;
  onOpen: ((href: string) => void) | undefined;
}

function LinkMark({ to, onOpen, children, ...props }: LinkMarkProps) {
  return (
    <a {...props} {...useFollow(to, onOpen)}>
      {children}
    </a>
  );
}
