import { Button, makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import type { ButtonProps } from '@slotwise/shared/ui';
import { WholeCodes } from './whole-codes';

const useStyles = makeStyles({
  root: {
    minHeight: '56px',
    width: '100%',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
});

/** A button for a thumb in a glove. In words that it says no line ends inside of a code. */
export function BigButton({ className, children, ...props }: ButtonProps) {
  const styles = useStyles();
  return (
    <Button size="large" {...props} className={mergeClasses(styles.root, className)}>
      {typeof children === 'string' ? (
        <span>
          <WholeCodes text={children} />
        </span>
      ) : (
        children
      )}
    </Button>
  );
}
