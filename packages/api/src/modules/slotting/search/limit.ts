import type { SlottingSettings } from '@slotwise/contract';

type Limits = Pick<SlottingSettings, 'most' | 'budget'>;

/** Whether not all goods may change their place. */
export const isLimited = ({ most, budget }: Limits): boolean => most !== undefined || budget !== undefined;

/** The limit of what a search moves, as the engine has it (its rule S12). */
export function limitOf({ most, budget }: Limits, piles: number): { most?: number; mostSeconds?: number } {
  if (!budget) return most === undefined ? {} : { most };
  const { by, value } = budget;
  if (by === 'minutes') return { mostSeconds: value * 60 };
  return { most: Math.max(1, Math.floor(by === 'share' ? (piles * value) / 100 : value)) };
}
