import { tokens } from '@slotwise/shared/ui';

/** The style of a row that leads somewhere, within a list that cuts off what is drawn around its rows. */
export const rowLink = {
  ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
} as const;
