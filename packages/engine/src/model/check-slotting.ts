import { ProblemFault } from './fault';
import { pointsOf } from './problem';
import { MIXING } from './sku';
import type { CostRates } from './cost-rates';
import type { SlottingProblem } from './slotting';
import type { Sku, StorageLocation } from './sku';

const refuse = (field: string, value: unknown, wanted: string): never => {
  throw new ProblemFault(field, value, wanted);
};

function index(field: string, value: number, count: number): void {
  if (!Number.isInteger(value) || value < 0 || value >= count)
    refuse(field, value, count === 0 ? 'left out, as there is none' : `a whole number from 0 to ${count - 1}`);
}
function atLeast(field: string, value: number, least: number): void {
  if (!(value >= least && value < Infinity)) refuse(field, value, `a number of at least ${least}`);
}
function whole(field: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least) refuse(field, value, `a whole number of at least ${least}`);
}
function measure(field: string, value: number | null): void {
  if (value !== null && !(value > 0 && value < Infinity)) refuse(field, value, 'a number above 0, or null');
}
const MEASURES = ['lengthMm', 'widthMm', 'heightMm'] as const;
const LIMITS = ['maxVolumeMm3', 'maxWeightG', 'maxPieces'] as const;

function checkSku(at: string, sku: Sku, locations: number): void {
  for (const name of MEASURES) measure(`${at}.${name}`, sku[name]);
  measure(`${at}.weightG`, sku.weightG);
  atLeast(`${at}.pieces`, sku.pieces, 0);
  atLeast(`${at}.demand`, sku.demand, 0);
  whole(`${at}.slots`, sku.slots, 1);
  if (sku.lots !== undefined) whole(`${at}.lots`, sku.lots, 0);
  if (sku.today.length > sku.slots) refuse(`${at}.today`, sku.today.length, `at most its ${sku.slots} slots`);
  sku.today.forEach((location, slot) => index(`${at}.today[${slot}]`, location, locations));
}

function checkLocation(at: string, location: StorageLocation, points: number): void {
  index(`${at}.point`, location.point, points);
  whole(`${at}.level`, location.level, 0);
  for (const name of MEASURES) measure(`${at}.${name}`, location[name]);
  for (const name of LIMITS) measure(`${at}.${name}`, location[name]);
  if (!MIXING.includes(location.mixing)) refuse(`${at}.mixing`, location.mixing, `one of ${MIXING.join(', ')}`);
  if (location.maxSkus !== undefined) whole(`${at}.maxSkus`, location.maxSkus, 1);
}

function checkRates({ secondsPerLength, reach, replenishment, congestion, moves }: CostRates): void {
  atLeast('rates.secondsPerLength', secondsPerLength, 0);
  for (const name of ['seconds', 'secondsPerKg'] as const) {
    if (reach?.[name].length === 0) refuse(`rates.reach.${name}`, 'empty', 'given for at least one level');
    reach?.[name].forEach((value, level) => atLeast(`rates.reach.${name}[${level}]`, value, 0));
  }
  if (replenishment) atLeast('rates.replenishment.secondsPerTrip', replenishment.secondsPerTrip, 0);
  if (congestion) {
    if (!(congestion.share >= 0 && congestion.share <= 1))
      refuse('rates.congestion.share', congestion.share, 'a number from 0 to 1');
    atLeast('rates.congestion.secondsPerLine', congestion.secondsPerLine, 0);
  }
  if (!moves) return;
  atLeast('rates.moves.weight', moves.weight, 0);
  atLeast('rates.moves.secondsPerMove', moves.secondsPerMove, 0);
}

/**
 * Throws a ProblemFault that names the first field that cannot be (rule G4), or a RangeError for an impossible layout
 * (rules L6 and R9). A SKU that fits nowhere is no fault: the result warns of it.
 */
export function checkSlotting({ warehouse, skus, locations, tours, days, rates, separations }: SlottingProblem): void {
  const points = pointsOf(warehouse);
  skus.forEach((sku, at) => checkSku(`skus[${at}]`, sku, locations.length));
  locations.forEach((location, at) => checkLocation(`locations[${at}]`, location, points));
  const stranger = tours.items.findIndex((sku) => sku >= skus.length);
  if (stranger >= 0) index(`tours.items[${stranger}]`, tours.items[stranger]!, skus.length);
  const wrong = tours.weights.findIndex((weight) => !(weight >= 0 && weight < Infinity));
  if (wrong >= 0) atLeast(`tours.weights[${wrong}]`, tours.weights[wrong]!, 0);
  if (!(days > 0 && days < Infinity)) refuse('days', days, 'a number above 0');
  checkRates(rates);
  if (rates.congestion && !('layout' in warehouse))
    refuse('rates.congestion', 'given', 'left out, as distances have no aisles');
  separations.forEach(({ from }, at) => {
    if (from !== 'location' && from !== 'bay' && from !== 'aisle')
      refuse(`separations[${at}].from`, from, 'location, bay or aisle');
    if (from === 'aisle' && !('layout' in warehouse))
      refuse(`separations[${at}].from`, from, 'location or bay, as distances have no aisles');
  });
}
