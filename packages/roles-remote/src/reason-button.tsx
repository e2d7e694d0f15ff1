import { Button, Tooltip } from '@slotwise/shared/ui';
import type { ButtonProps } from '@slotwise/shared/ui';

export type ReasonButtonProps = Extract<ButtonProps, { as?: 'button' }> & {
  /** Why it cannot be pressed now; null or absent if it can. */
  reason?: string | null;
  /** Names a button that shows an icon alone. */
  label?: string;
  'data-focus'?: string;
};

/** A button that says why it is off: it keeps the focus, so that the reason can be found with the keyboard too. */
export function ReasonButton({ reason, label, ...props }: ReasonButtonProps) {
  const off = reason != null;
  const button = <Button {...props} aria-label={label} disabledFocusable={off || props.disabledFocusable} />;
  if (!off && label === undefined) return button;
  return (
    <Tooltip content={off ? reason : (label ?? '')} relationship={off ? 'description' : 'label'}>
      {button}
    </Tooltip>
  );
}
