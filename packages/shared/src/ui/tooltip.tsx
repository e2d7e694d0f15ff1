import {
  mergeCallbacks,
  Portal,
  useEventCallback,
  useId,
  useMergedRefs,
  useTooltipVisibility,
} from '@fluentui/react-components';
import type { TooltipProps } from '@fluentui/react-components';
import { Children, cloneElement, isValidElement, useEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactElement, ReactNode, Ref } from 'react';
import type { TooltipBubbleProps } from './tooltip-bubble';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

type Bubble = (props: TooltipBubbleProps) => ReactElement;
type Target = ReactElement<Record<string, unknown> & { ref?: Ref<HTMLElement> }>;

/** The code that places what stands above the page comes when a tooltip is about to be shown for the first time. */
let arrived: Bubble | undefined;
let isMissTold = false;
const fetchBubble = async () => {
  arrived ??= (await import('./tooltip-bubble')).TooltipBubble;
  return arrived;
};

const isTrigger = (element: Target) =>
  (element.type as { isFluentTriggerComponent?: boolean }).isFluentTriggerComponent === true;

/** The element that stands in the page: Fluent's own triggers (menus, dialogs) draw nothing themselves. */
function targetOf(child: ReactNode): Target | null {
  if (!isValidElement(child)) return null;
  const element = child as Target;
  return isTrigger(element) ? targetOf(element.props.children as ReactNode) : element;
}

function onTarget(child: ReactNode, props: object): ReactNode {
  if (!isValidElement(child)) return child;
  const element = child as Target;
  if (!isTrigger(element)) return cloneElement(element, props);
  return cloneElement(element, {}, onTarget(element.props.children as ReactNode, props));
}

const textOf = (content: TooltipProps['content']): ReactNode =>
  typeof content === 'object' && content !== null && 'children' in content
    ? (content.children as ReactNode)
    : (content as ReactNode);

/**
 * Names or describes its target, and shows that above the page when the pointer rests on it or the keyboard comes to it:
 * while one is still on its way out (the skip delay), the next opens at once. `relationship` says whether it names its
 * target, describes it, or only repeats what is said elsewhere.
 */
export function Tooltip(props: TooltipProps) {
  const { children, content, relationship, visible, onVisibleChange, ...look } = props;
  const { showDelay = OPEN_DELAY_MS, hideDelay = SKIP_DELAY_MS } = look;
  const others = useTooltipVisibility();
  const id = useId('tooltip-');
  const [own, setOwn] = useState(false);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [Shown, setShown] = useState<{ bubble: Bubble } | null>(() => (arrived ? { bubble: arrived } : null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isShown = visible ?? own;
  const set = useEventCallback((event: Parameters<NonNullable<typeof onVisibleChange>>[0], next: boolean) => {
    clearTimeout(timer.current);
    if (next === isShown) return;
    onVisibleChange?.(event, { visible: next });
    setOwn(next);
  });
  const bring = useEventCallback(() => {
    if (Shown) return;
    fetchBubble().then(
      (bubble) => setShown((before) => before ?? { bubble }),
      // It names and describes all the same; the next time that it is reached for, it is fetched again.
      (error: unknown) => {
        if (!isMissTold) console.warn('The code of tooltips could not be fetched.', error);
        isMissTold = true;
      },
    );
  });
  useEffect(() => {
    if (isShown) bring();
  }, [isShown, bring]);
  const later = (event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>, next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set(event, next), delay);
  };
  const enter = (event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    // Focus that a click or the page gave shows nothing.
    if (event.type === 'focus' && !event.currentTarget.matches(':focus-visible')) return;
    bring();
    later(event, true, others.visibleTooltip ? 0 : showDelay);
  };
  const leave = (event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) =>
    later(event, false, event.type === 'blur' ? 0 : hideDelay);

  const child =
    typeof children === 'function' ? null : targetOf(Children.toArray(children).length > 0 ? children : null);
  const text = textOf(content);
  const isLabel = relationship === 'label' && typeof text === 'string';
  const isSaid = relationship !== 'inaccessible' && !isLabel;
  const given = child?.props ?? {};
  const opens = given['aria-haspopup'] && String(given['aria-expanded']) === 'true';
  const ref = useMergedRefs(given.ref ?? null, setTarget);
  const listener = <E,>(name: string, ours: (event: E) => void) =>
    mergeCallbacks(given[name] as ((event: E) => void) | undefined, ours);
  const triggerProps = {
    ...(isLabel && { 'aria-label': text }),
    ...(isSaid && { [relationship === 'label' ? 'aria-labelledby' : 'aria-describedby']: id }),
    ...given,
    ref,
    onPointerEnter: listener('onPointerEnter', enter),
    onPointerLeave: listener('onPointerLeave', leave),
    onFocus: listener('onFocus', enter),
    onBlur: listener('onBlur', leave),
  };
  return (
    <>
      {typeof children === 'function' ? children(triggerProps as never) : onTarget(children, triggerProps)}
      {isSaid && (
        <Portal mountNode={look.mountNode}>
          <span id={id} hidden>
            {text}
          </span>
        </Portal>
      )}
      {isShown && !opens && target && Shown && (
        <Shown.bubble
          {...look}
          content={content}
          target={target}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={leave}
          onHide={(event) => set(event, false)}
        />
      )}
    </>
  );
}

// Lets Fluent's own triggers (menus, dialogs) reach through the tooltip to the button inside.
Tooltip.displayName = 'Tooltip';
Tooltip.isFluentTriggerComponent = true;
