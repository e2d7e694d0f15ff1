import type { ReactElement } from 'react';

/** Something that can be done with a record, or with all that are selected. */
export interface RowAction {
  key: string;
  /** The verb: "Resend". */
  label: string;
  icon?: ReactElement;
  onClick?: () => void;
  /** Instead of `onClick`, if the action leads somewhere. */
  href?: string;
  /** Why it cannot be done: shown disabled, with this reason. */
  disabled?: string;
  danger?: boolean;
  /** Also as a button in the row, which needs an icon. */
  quick?: boolean;
}
