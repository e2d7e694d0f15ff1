import {
  makeStyles,
  MenuPopover as FluentMenuPopover,
  mergeClasses,
  PopoverSurface as FluentPopoverSurface,
  tokens,
} from '@fluentui/react-components';
import type { MenuPopoverProps, PopoverSurfaceProps } from '@fluentui/react-components';

const useStyles = makeStyles({
  // In the dark theme a shadow alone does not lift a surface off the page.
  bordered: { border: `1px solid ${tokens.colorNeutralStroke2}` },
});

export function MenuPopover({ className, ...props }: MenuPopoverProps) {
  return <FluentMenuPopover {...props} className={mergeClasses(useStyles().bordered, className)} />;
}

export function PopoverSurface({ className, ...props }: PopoverSurfaceProps) {
  return <FluentPopoverSurface {...props} className={mergeClasses(useStyles().bordered, className)} />;
}
