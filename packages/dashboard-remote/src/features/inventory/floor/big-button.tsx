import { Button, makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import type { ButtonProps } from '@slotwise/shared/ui';

const useStyles = makeStyles({
  root: {
    minHeight: '56px',
    width: '100%',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
});

/** A button for a thumb in a glove. */
export function BigButton({ className, ...props }: ButtonProps) {
  return <Button size="large" {...props} className={mergeClasses(useStyles().root, className)} />;
}
