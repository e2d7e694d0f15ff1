import { Button, makeStyles, mergeClasses, Text, tokens } from '@slotwise/shared/ui';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import {
  drawArcs,
  drawCursor,
  drawDrag,
  drawHeat,
  drawSplit,
  drawTrail,
  type Arc,
  type Colours,
  type Trail,
} from './draw';
import { drawNames, type Depot } from './draw-names';
import type { AisleName } from './model/aisle-names';
import { frameOf, HEAT, type Bay } from './model/bays';
import { useCursor } from './use-cursor';
import { useLayer, useSize } from './use-layer';
import { STEP, useView } from './use-view';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  stage: {
    position: 'relative',
    height: '26rem',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    overflow: 'hidden',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    // As wide as the paper, and as high as the drawing is then.
    '@media print': { height: 'auto', breakInside: 'avoid' },
  },
  canvas: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    touchAction: 'none',
  },
  below: { '@media print': { position: 'static', display: 'block', height: 'auto' } },
  above: { pointerEvents: 'none' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  // Its line is there before a bay is pointed at: nothing below moves then.
  said: { minHeight: tokens.lineHeightBase200 },
  legend: { display: 'flex' },
  swatch: { width: '16px', height: '12px', printColorAdjust: 'exact' },
});

/** A movement shorter than this is a press, and not a drag of the plan. */
const PRESS_PX = 4;

interface HeatCanvasProps {
  bays: readonly Bay[];
  aisles: readonly AisleName[];
  depots: readonly Depot[];
  /** Values spread evenly, as shares do. */
  isEven: boolean;
  /** They stand in no aisle, each by itself. */
  areSpots: boolean;
  /** Part of the plan that is shown, from the left: 0 is today, 1 the plan. */
  split: number;
  label: string;
  legend: string;
  /** A figure of the colours with its unit. */
  scale: (value: number) => string;
  /** Text about the bay under the pointer. */
  say: (bay: Bay) => string;
  arcs: readonly Arc[];
  /** Walks that are shown above. */
  trails: ((colours: Colours) => readonly Trail[]) | null;
  /** The bay whose goods can be dragged. */
  held: Bay | null;
  /** Somebody presses on a bay. */
  onPick: ((bay: Bay) => void) | undefined;
  /** Closes what is said about a bay; undefined while nothing is. */
  onClose: (() => void) | undefined;
  /** Goods of the held bay are dragged over another one. */
  onTry: (bay: Bay) => void;
}

/** A warehouse from above with its work as colours. Two canvases: ten thousand elements would make every movement wait. */
export function HeatCanvas(props: HeatCanvasProps) {
  const {
    bays,
    aisles,
    depots,
    isEven,
    areSpots,
    split,
    label,
    legend,
    scale,
    say,
    arcs,
    trails,
    held,
    onPick,
    onClose,
    onTry,
  } = props;
  const styles = useStyles();
  const { t } = useWords();
  const stage = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(0);
  /** Its id: the text about it depends on the meaning of the colours. */
  const [pointedId, setPointedId] = useState<string | null>(null);
  /** Bay of dragged goods; `from` alone until they are over another bay. */
  const [carried, setCarried] = useState<Bay | null>(null);
  const size = useSize(stage);
  const frame = useMemo(() => frameOf(bays, depots), [bays, depots]);
  const { projection, zoom, pan, whole, keys } = useView(frame, size);
  const { cursor, press } = useCursor({ bays, projection, size, pan, viewKeys: keys, onPick, onClose });
  const hint = useId();
  // Both views have one scale of colours, so that they can be compared.
  const most = useMemo(() => bays.reduce((sum, { today, plan }) => Math.max(sum, today, plan ?? 0), 0), [bays]);
  const isFaint = trails !== null;
  const pointed = useMemo(() => bays.find(({ id }) => id === pointedId), [bays, pointedId]);
  const said = pointed ?? cursor;

  const drawBelow = useCallback(
    (context: CanvasRenderingContext2D, colours: Colours) => {
      const edge = areSpots ? colours.ink : null;
      drawHeat(context, projection, size, { bays, frame, most, isEven, edge, split, isFaint });
      if (!isFaint) drawNames(context, projection, size, { aisles, depots, bays, frame, colours });
      drawSplit(context, size, { split, colours, labels: { plan: t('map.after'), today: t('map.before') } });
    },
    [projection, size, bays, aisles, depots, frame, most, isEven, areSpots, split, isFaint, t],
  );
  const drawAbove = useCallback(
    (context: CanvasRenderingContext2D, colours: Colours) => {
      drawArcs(context, projection, arcs, colours);
      for (const trail of trails?.(colours) ?? []) drawTrail(context, projection, trail, colours);
      if (held) drawDrag(context, projection, frame, { from: held, to: carried, colours });
      if (cursor) drawCursor(context, projection, frame, cursor, colours);
    },
    [projection, frame, arcs, trails, held, carried, cursor],
  );
  useLayer(below, size, drawBelow);
  useLayer(above, size, drawAbove);

  const bayAt = (event: PointerEvent<HTMLCanvasElement>): Bay | null => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [projection.ofX(event.clientX - box.left), projection.ofY(event.clientY - box.top)];
    const { width, depth } = frame.cell;
    return bays.find((bay) => Math.abs(bay.x - x) < width / 2 && Math.abs(bay.y - y) < depth / 2) ?? null;
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const bay = bayAt(event);
    if (!drag.current) return setPointedId(bay?.id ?? null);
    dragged.current += Math.abs(event.clientX - drag.current.x) + Math.abs(event.clientY - drag.current.y);
    if (carried) {
      if (bay && bay.id !== carried.id) {
        setCarried(bay);
        setPointedId(bay.id);
        onTry(bay);
      }
      return;
    }
    pan(event.clientX - drag.current.x, event.clientY - drag.current.y);
    drag.current = { x: event.clientX, y: event.clientY };
  };
  const lay = () => {
    drag.current = null;
    setCarried(null);
  };

  return (
    <div className={styles.root}>
      <div
        ref={stage}
        className={styles.stage}
        // Readers hand on the keys that go from bay to bay.
        role="application"
        aria-label={t('map.keys')}
        aria-describedby={hint}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a person who uses its keys must be able to come to it
        tabIndex={0}
        onKeyDown={press}
      >
        <canvas
          ref={below}
          className={mergeClasses(styles.canvas, styles.below)}
          role="img"
          aria-label={label}
          onPointerDown={(event) => {
            drag.current = { x: event.clientX, y: event.clientY };
            dragged.current = 0;
            if (held && bayAt(event)?.id === held.id) setCarried(held);
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={move}
          onPointerUp={(event) => {
            const bay = bayAt(event);
            lay();
            if (bay && dragged.current < PRESS_PX) onPick?.(bay);
          }}
          onPointerCancel={lay}
          onPointerLeave={() => setPointedId(null)}
        />
        <canvas ref={above} className={mergeClasses(styles.canvas, styles.above)} aria-hidden="true" />
      </div>
      <div className={styles.row}>
        <Button size="small" onClick={() => zoom(STEP)}>
          {t('map.in')}
        </Button>
        <Button size="small" onClick={() => zoom(1 / STEP)}>
          {t('map.out')}
        </Button>
        <Button size="small" onClick={whole}>
          {t('map.whole')}
        </Button>
        <Text size={200} className={styles.quiet}>
          {scale(0)}
        </Text>
        <span className={styles.legend} aria-hidden="true">
          {HEAT.map((colour) => (
            <span key={colour} className={styles.swatch} style={{ backgroundColor: colour }} />
          ))}
        </span>
        <Text size={200} className={styles.quiet}>
          {scale(most)}
        </Text>
        <Text size={200} className={styles.quiet}>
          {legend}
        </Text>
      </div>
      <Text id={hint} size={200} className={styles.quiet} data-screen-only="">
        {t('map.hint', { can: onPick ? 'ask' : 'look' })}
      </Text>
      <Text
        size={200}
        className={mergeClasses(styles.quiet, styles.said)}
        data-screen-only=""
        // A pointer passes over many bays that nobody asks about.
        {...(pointed === undefined && { role: 'status' })}
      >
        {said && say(said)}
        {onClose && cursor && ` ${t('map.answered')}`}
      </Text>
    </div>
  );
}
