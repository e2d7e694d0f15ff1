import { tokens } from '@slotwise/shared/ui';

const width = '1px';
const style = 'solid';
const color = tokens.colorNeutralStroke2;

/** Hairlines between the parts of the frame, for use in `makeStyles`, which takes no shorthand for logical borders. */
export const edges = {
  blockStart: { borderBlockStartWidth: width, borderBlockStartStyle: style, borderBlockStartColor: color },
  blockEnd: { borderBlockEndWidth: width, borderBlockEndStyle: style, borderBlockEndColor: color },
  inlineEnd: { borderInlineEndWidth: width, borderInlineEndStyle: style, borderInlineEndColor: color },
} as const;
