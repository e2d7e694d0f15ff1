import { badField } from '../../platform/errors';

/** @throws validation_failed naming `field` for a number outside of bounds, which belong to them */
export function within(field: string, value: number, { min, max }: { min: number; max: number }): void {
  if (value > max) throw badField(field, 'too_large', { max });
  if (value < min) throw badField(field, 'too_small', { min });
}
