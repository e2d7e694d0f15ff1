import { resolvePositioningShorthand, Tooltip } from '@fluentui/react-components';
import type { TooltipProps } from '@fluentui/react-components';
import type { FocusEvent, PointerEvent } from 'react';

type Leaving = PointerEvent<HTMLElement> | FocusEvent<HTMLElement>;

export interface TooltipBubbleProps extends Omit<
  TooltipProps,
  'children' | 'relationship' | 'visible' | 'onVisibleChange' | 'onPointerEnter' | 'onPointerLeave'
> {
  target: HTMLElement;
  /** The pointer has come onto the tooltip itself, which stays then. */
  onEnter: () => void;
  onLeave: (event: Leaving) => void;
  /** By Escape, by another tooltip, or because the page is out of sight. */
  onHide: (event: Parameters<NonNullable<TooltipProps['onVisibleChange']>>[0]) => void;
}

/** The part of a tooltip that stands above the page, while it does. */
export function TooltipBubble({ target, content, positioning, onEnter, onLeave, onHide, ...look }: TooltipBubbleProps) {
  const slot =
    typeof content === 'object' && content !== null && 'children' in content ? content : { children: content };
  return (
    <Tooltip
      {...look}
      visible
      relationship="inaccessible"
      content={{ ...slot, onPointerEnter: onEnter, onPointerLeave: onLeave } as TooltipProps['content']}
      positioning={{ ...resolvePositioningShorthand(positioning ?? 'above'), target }}
      onVisibleChange={(event, { visible }) => {
        if (!visible) onHide(event);
      }}
    />
  );
}
