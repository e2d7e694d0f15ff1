import type { Plan, Problem, Sku, SlottingProblem, StorageLocation } from '@slotwise/engine';

interface Wanted {
  /** All rules and costs have something to say. */
  all?: boolean;
  /** Today's places of items, and the weight of their moves. */
  today?: { plan: Plan; weight: number };
}

/** A problem of items and slots as one of SKUs and locations. Fixed items are locked where they lie. */
export function problemFromPlaces({ warehouse, slots, items, tours, fixed }: Problem, wanted: Wanted): SlottingProblem {
  const { all = false, today } = wanted;
  const skus = Array.from({ length: items }, (_, item): Sku => {
    const kept = fixed?.[item] ?? -1;
    const lies = kept >= 0 ? kept : today?.plan[item];
    return {
      code: `S${item}`,
      ...{ lengthMm: 100 + (item % 7) * 20, widthMm: 100, heightMm: 100, weightG: 500 + (item % 11) * 300 },
      condition: all && item % 10 === 0 ? 'chilled' : 'ambient',
      hazardClass: all && item % 50 === 0 ? '3' : all && item % 50 === 1 ? '8' : null,
      ...{ zone: null, family: null, pieces: 10, demand: 100, slots: 1 },
      today: lies === undefined ? [] : [lies],
      locked: kept >= 0,
    };
  });
  const locations = Array.from(slots, (point, at): StorageLocation => {
    const limits = {
      lengthMm: 1000,
      widthMm: 500,
      heightMm: 400,
      maxVolumeMm3: 2e8,
      maxWeightG: 60_000,
      maxPieces: 50,
    };
    const open = {
      lengthMm: null,
      widthMm: null,
      heightMm: null,
      maxVolumeMm3: null,
      maxWeightG: null,
      maxPieces: null,
    };
    return {
      ...{ code: `L${at}`, point, level: all ? at % 4 : 0, zone: null },
      condition: null,
      ...(all ? limits : open),
      ...{ mixing: 'same_sku' as const, locked: false, blocked: false },
    };
  });
  return {
    ...{ warehouse, skus, locations, tours, days: 100 },
    rates: {
      secondsPerLength: 1,
      ...(all && {
        reach: { seconds: [3, 2, 4, 6], secondsPerKg: [0.5, 0.2, 1, 2] },
        replenishment: { secondsPerTrip: 60 },
        congestion: { share: 0.1, secondsPerLine: 1 },
      }),
      ...(today && { moves: { weight: today.weight, secondsPerMove: 100 } }),
    },
    separations: all ? [{ classes: ['3', '8'], from: 'bay' }] : [],
  };
}
