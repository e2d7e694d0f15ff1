import type { BrandVariants } from '@fluentui/react-components';

/** Slotwise teal. One hue, sixteen lightness steps spaced as in Fluent's own ramp; step 80 is the brand colour itself. */
export const brand: BrandVariants = {
  10: '#081517',
  20: '#0b2024',
  30: '#0f2b30',
  40: '#14383e',
  50: '#15454d',
  60: '#16525c',
  70: '#125d69',
  80: '#0f6c7a',
  90: '#078a9c',
  100: '#1da4b8',
  110: '#39b1c5',
  120: '#5dbccd',
  130: '#83cad7',
  140: '#a9d8e1',
  150: '#c9e5eb',
  160: '#e8f3f6',
};
