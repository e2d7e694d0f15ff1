import { makeStyles, tokens, useFluent } from '@slotwise/shared/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { ChartFigures, ChartKind } from '../chart-data';
import type { ChartWords } from '../use-chart-words';
import { useDrawingStyles } from './drawing.styles';
import { Heat } from './heat';
import { Legend } from './legend';
import { Lying } from './lying';
import { MarksContext } from './mark';
import type { MarkPlace, MarksState } from './mark';
import { Patterns, patternStyle } from './patterns';
import { Ring } from './ring';
import { known } from './scene';
import type { Scene } from './scene';
import { stepFrom } from './step';
import { Upright } from './upright';
import { useWidth } from './use-width';

/** Pixels below the drawing: one line for the caption, with a legend two. */
const FOOT = { plain: 28, legend: 44 } as const;

const useStyles = makeStyles({
  root: { minWidth: 0 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    boxSizing: 'border-box',
    paddingBlockStart: '8px',
  },
  said: {
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    marginInlineStart: 'auto',
    overflowWrap: 'anywhere',
  },
});

const BY_KIND = {
  line: Upright,
  bars: Upright,
  stacked: Upright,
  pareto: Upright,
  rows: Lying,
  share: Ring,
  heat: Heat,
} as const satisfies Record<ChartKind, unknown>;

export interface ChartDrawingProps {
  kind: ChartKind;
  title: string;
  figures: ChartFigures;
  words: ChartWords;
  /** Pixels, with the legend. */
  height: number;
  onOpen?: (href: string) => void;
}

/** The figures that are drawn, in reading order. A ring writes its shares in the legend. */
const placesOf = (kind: ChartKind, { columns }: ChartFigures): MarkPlace[] =>
  columns.flatMap(({ values, isShare }, column) =>
    isShare && kind === 'share'
      ? []
      : values.flatMap((value, category) => (known(value) ? [{ category, column }] : [])),
  );

/**
 * Draws figures. One Tab reaches the drawing, arrows its figures; the figure under the pointer or with the focus is
 * said below.
 */
export function ChartDrawing({ kind, title, figures, words, height, onOpen }: ChartDrawingProps) {
  const styles = useStyles();
  const drawing = useDrawingStyles();
  const owner = useId();
  const isMirrored = useFluent().dir === 'rtl';
  const [ref, width] = useWidth();
  const root = useRef<SVGSVGElement>(null);
  const places = placesOf(kind, figures);
  const [focused, setFocused] = useState<MarkPlace>();
  const [shown, setShown] = useState<MarkPlace>();
  const isThere = places.some(({ category, column }) => category === focused?.category && column === focused.column);
  const current = (isThere ? focused : undefined) ?? places[0] ?? { category: 0, column: 0 };
  const describe = ({ category, column }: MarkPlace) =>
    kind === 'share'
      ? `${words.point(category, column)} (${words.figure(category, 1)})`
      : words.point(category, column);
  const marks: MarksState = {
    current,
    shown,
    describe,
    hrefOf: ({ category, column }) => figures.columns[column]?.hrefs?.[category],
    onOpen,
    focus: (place) => {
      setFocused(place);
      setShown(place);
    },
    show: setShown,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const layout = { categories: kind === 'rows' ? ('down' as const) : ('across' as const), isMirrored };
    const next = stepFrom(current, event.key, places, layout);
    if (!next) return;
    event.preventDefault();
    root.current?.querySelector<SVGElement>(`[data-mark="${next.category} ${next.column}"]`)?.focus();
  };
  const foot = kind === 'heat' || kind === 'share' || figures.columns.length > 1 ? FOOT.legend : FOOT.plain;
  const scene: Scene = { kind, figures, words, width, height: height - foot, isMirrored, owner };
  const Drawing = BY_KIND[kind];
  return (
    <div ref={ref} className={styles.root} style={patternStyle(owner)}>
      {}
      <svg
        ref={root}
        className={drawing.drawing}
        height={scene.height}
        // Each drawing mirrors itself; inline, as classes would be mirrored.
        style={{ direction: 'ltr' }}
        role="group"
        aria-label={title}
        data-arrow-keys=""
        onKeyDown={onKeyDown}
      >
        <Patterns owner={owner} />
        <MarksContext value={marks}>
          <Drawing {...scene} />
        </MarksContext>
      </svg>
      <div className={styles.foot} style={{ minHeight: foot }}>
        <Legend scene={scene} />
        <div className={styles.said} aria-hidden="true">
          {shown && describe(shown)}
        </div>
      </div>
    </div>
  );
}
