import { Button, makeStyles, Text, tokens, useFluent } from '@slotwise/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { frameOf, HEAT, heatOf, type Bay } from './model/bays';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  canvas: {
    display: 'block',
    width: '100%',
    height: '26rem',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    touchAction: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  legend: { display: 'flex' },
  swatch: { width: '16px', height: '12px' },
});

/** How far the plan is moved and enlarged; 1 shows all of it. */
interface View {
  scale: number;
  x: number;
  y: number;
}
const WHOLE: View = { scale: 1, x: 0, y: 0 };
const SCALE_MAX = 30;
const STEP = 1.3;
const PAN_PX = 40;
/** Who moves less than this has pressed, and not drawn the plan. */
const PRESS_PX = 4;

interface HeatCanvasProps {
  bays: readonly Bay[];
  /** Whether lines are those under the plan. */
  isPlan: boolean;
  /** Somebody presses on a bay. */
  onPick: ((bay: Bay) => void) | undefined;
}

/** A warehouse from above with its work as colours. One canvas: ten thousand elements would make every movement wait. */
export function HeatCanvas({ bays, isPlan, onPick }: HeatCanvasProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { targetDocument } = useFluent();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(0);
  const [view, setView] = useState(WHOLE);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [pointed, setPointed] = useState<Bay | null>(null);
  const frame = useMemo(() => frameOf(bays), [bays]);
  // Both views have one scale of colours, so that they can be compared.
  const most = useMemo(() => bays.reduce((sum, { today, plan }) => Math.max(sum, today, plan ?? 0), 0), [bays]);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !targetDocument?.defaultView) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const { ResizeObserver } = targetDocument.defaultView;
    // Where there is none, the plan keeps the size that it had first.
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [targetDocument]);

  const unit = Math.min(size.width / frame.width, size.height / frame.depth) * view.scale;
  const left = (size.width - frame.width * unit) / 2 + view.x;
  const top = (size.height - frame.depth * unit) / 2 + view.y;

  useEffect(() => {
    const element = canvas.current;
    if (!element || size.width === 0) return;
    const context = element.getContext('2d');
    if (!context) return;
    const density = targetDocument?.defaultView?.devicePixelRatio ?? 1;
    element.width = Math.round(size.width * density);
    element.height = Math.round(size.height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    const [width, depth] = [frame.cell.width * unit * 0.8, frame.cell.depth * unit * 0.9];
    const byColour = HEAT.map((): Bay[] => []);
    for (const bay of bays) byColour[heatOf(isPlan ? (bay.plan ?? 0) : bay.today, most)]!.push(bay);
    // Grouped by colour: changing it costs more than drawing a cell.
    byColour.forEach((group, colour) => {
      context.fillStyle = HEAT[colour]!;
      for (const { x, y } of group) {
        const [cx, cy] = [left + (x - frame.left) * unit, top + (frame.front + frame.depth - y) * unit];
        if (cx < -width || cy < -depth || cx > size.width + width || cy > size.height + depth) continue;
        context.fillRect(cx - width / 2, cy - depth / 2, Math.max(1, width), Math.max(1, depth));
      }
    });
  }, [bays, isPlan, most, frame, size, unit, left, top, targetDocument]);

  const zoom = (by: number) =>
    setView(({ scale, x, y }) => {
      const next = Math.min(SCALE_MAX, Math.max(1, scale * by));
      return next === 1 ? WHOLE : { scale: next, x: (x * next) / scale, y: (y * next) / scale };
    });
  const pan = (x: number, y: number) => setView((known) => ({ ...known, x: known.x + x, y: known.y + y }));

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => pan(PAN_PX, 0),
    ArrowRight: () => pan(-PAN_PX, 0),
    ArrowUp: () => pan(0, PAN_PX),
    ArrowDown: () => pan(0, -PAN_PX),
    '+': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': () => setView(WHOLE),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (drag.current) {
      dragged.current += Math.abs(event.clientX - drag.current.x) + Math.abs(event.clientY - drag.current.y);
      pan(event.clientX - drag.current.x, event.clientY - drag.current.y);
      drag.current = { x: event.clientX, y: event.clientY };
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left - left) / unit + frame.left;
    const y = frame.front + frame.depth - (event.clientY - box.top - top) / unit;
    const { width, depth } = frame.cell;
    setPointed(bays.find((bay) => Math.abs(bay.x - x) < width / 2 && Math.abs(bay.y - y) < depth / 2) ?? null);
  };

  return (
    <div className={styles.root}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={t('map.label', { view: isPlan ? 'plan' : 'today', bays: bays.length, most: Math.round(most) })}
        // It is moved by keys: whoever uses them must be able to come to it.
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY };
          dragged.current = 0;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={move}
        onPointerUp={() => {
          drag.current = null;
          if (pointed && dragged.current < PRESS_PX) onPick?.(pointed);
        }}
        onPointerCancel={() => (drag.current = null)}
        onPointerLeave={() => setPointed(null)}
      />
      <div className={styles.row}>
        <Button size="small" onClick={() => zoom(STEP)}>
          {t('map.in')}
        </Button>
        <Button size="small" onClick={() => zoom(1 / STEP)}>
          {t('map.out')}
        </Button>
        <Button size="small" onClick={() => setView(WHOLE)}>
          {t('map.whole')}
        </Button>
        <span className={styles.legend} aria-hidden="true">
          {HEAT.map((colour) => (
            <span key={colour} className={styles.swatch} style={{ backgroundColor: colour }} />
          ))}
        </span>
        <Text size={200} className={styles.quiet}>
          {t('map.legend')}
        </Text>
      </div>
      <Text size={200} className={styles.quiet}>
        {pointed === null
          ? t('map.hint')
          : pointed.plan === null
            ? t('map.point-today', { code: pointed.code, today: Math.round(pointed.today) })
            : t('map.point', {
                code: pointed.code,
                today: Math.round(pointed.today),
                plan: Math.round(pointed.plan),
              })}
      </Text>
    </div>
  );
}
