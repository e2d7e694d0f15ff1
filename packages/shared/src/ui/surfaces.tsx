import {
  DialogActions as FluentDialogActions,
  DialogSurface as FluentDialogSurface,
  makeStyles,
  MenuPopover as FluentMenuPopover,
  mergeClasses,
  PopoverSurface as FluentPopoverSurface,
  tokens,
  useMergedRefs,
} from '@fluentui/react-components';
import { useRef, type Ref } from 'react';
import { useFirstField } from './first-field';
import type {
  DialogActionsProps,
  DialogSurfaceProps,
  MenuPopoverProps,
  PopoverSurfaceProps,
} from '@fluentui/react-components';

/** Px between a dialog and the edges of the window, and within it. */
const EDGE = 16;
const PADDING = 24;

const useStyles = makeStyles({
  // In the dark theme a shadow alone does not lift a surface off the page.
  bordered: { border: `1px solid ${tokens.colorNeutralStroke2}` },
  // Fluent's own reaches both edges of a phone's screen, regardless of the dialog's width.
  actions: { marginBlockStart: '8px' },
  // A margin to each edge of the window. What does not fit is scrolled above the buttons, which stay in reach.
  dialog: {
    boxSizing: 'border-box',
    maxHeight: `calc(100dvh - ${2 * EDGE}px)`,
    overflowY: 'auto',
    '& .fui-DialogBody': { maxHeight: `calc(100dvh - ${2 * EDGE + 2 * PADDING + 2}px)` },
    '& .fui-DialogContent': { minHeight: '4rem' },
    '@media screen and (max-width: 480px)': {
      maxWidth: `calc(100vw - ${2 * EDGE}px)`,
      padding: '16px',
      '& .fui-DialogBody': { maxHeight: `calc(100dvh - ${2 * EDGE + 2 * 16 + 2}px)` },
    },
  },
});

export function DialogSurface({ className, ref, ...props }: DialogSurfaceProps & { ref?: Ref<HTMLDivElement> }) {
  const own = useRef<HTMLDivElement>(null);
  useFirstField(own);
  return (
    <FluentDialogSurface
      {...props}
      ref={useMergedRefs(own, ref)}
      className={mergeClasses(useStyles().dialog, className)}
    />
  );
}

/**
 * As wide as the dialog: in two of its three columns, Fluent's own, a verb with its noun breaks into two lines. A little
 * room above the buttons keeps them apart from a last field.
 */
export function DialogActions({ className, ...props }: DialogActionsProps) {
  return <FluentDialogActions fluid {...props} className={mergeClasses(useStyles().actions, className)} />;
}

export function MenuPopover({ className, ...props }: MenuPopoverProps) {
  return <FluentMenuPopover {...props} className={mergeClasses(useStyles().bordered, className)} />;
}

export function PopoverSurface({ className, ...props }: PopoverSurfaceProps) {
  return <FluentPopoverSurface {...props} className={mergeClasses(useStyles().bordered, className)} />;
}
