import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

interface Point {
  x: number;
  y: number;
}

interface Grip {
  /** By shares of the frame's side. */
  move: (right: number, down: number) => void;
  /** Around a point, in shares of the frame's side from its upper left. */
  magnify: (factor: number, at: Point) => void;
}

interface GripProps {
  ref: RefObject<HTMLDivElement | null>;
  onPointerDown: (event: PointerEvent<HTMLDivElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLDivElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLDivElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void;
}

const WHEEL = 0.002;

const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** One pointer moves what lies in a frame, two of them magnify it, as the wheel does. */
export function useGrip(grip: Grip): GripProps {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef(new Map<number, Point>());
  const latest = useRef(grip);
  useEffect(() => {
    latest.current = grip;
  });

  // React listens to wheels without the right to keep the page from scrolling.
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, width, height } = frame.getBoundingClientRect();
      const at = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
      latest.current.magnify(Math.exp(-event.deltaY * WHEEL), at);
    };
    frame.addEventListener('wheel', turn, { passive: false });
    return () => frame.removeEventListener('wheel', turn);
  }, []);

  const release = ({ pointerId }: PointerEvent) => void held.current.delete(pointerId);
  return {
    ref,
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event) => {
      if (!held.current.has(event.pointerId)) return;
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      const before = [...held.current.values()];
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = [...held.current.values()];
      const [from, to] = [middle(before), middle(now)];
      grip.move((to.x - from.x) / width, (to.y - from.y) / height);
      if (now.length > 1 && distance(before) > 0)
        grip.magnify(distance(now) / distance(before), { x: (to.x - left) / width, y: (to.y - top) / height });
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
