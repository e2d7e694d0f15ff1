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

const useStyles = makeStyles({
  // In the dark theme a shadow alone does not lift a surface off the page.
  bordered: { border: `1px solid ${tokens.colorNeutralStroke2}` },
  // Fluent's own reaches both edges of a phone's screen, regardless of the dialog's width.
  actions: { marginBlockStart: '8px' },
  dialog: { '@media screen and (max-width: 480px)': { maxWidth: 'calc(100vw - 32px)' } },
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
