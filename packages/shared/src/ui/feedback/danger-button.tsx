import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ButtonProps } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': {
      backgroundColor: tokens.colorStatusDangerBackground3Hover,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    ':hover:active': {
      backgroundColor: tokens.colorStatusDangerBackground3Pressed,
      color: tokens.colorNeutralForegroundOnBrand,
    },
  },
});

/** A primary button for an action that cannot be undone. */
export function DangerButton({ disabled, className, ...props }: Omit<Extract<ButtonProps, { as?: 'button' }>, 'as'>) {
  const styles = useStyles();
  return (
    <Button
      {...props}
      appearance="primary"
      disabled={disabled}
      className={mergeClasses(!disabled && !props.disabledFocusable && styles.root, className)}
    />
  );
}
