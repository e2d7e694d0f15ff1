import { unfit, type FreeStock, type PlaceRules } from '../stock';
import { fill } from './fill';

/** Whole numbers below a limit, the same for the same seed. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % limit;
  };
}

const FREE: Omit<FreeStock, 'free' | 'locationId' | 'lotId'> = { skuId: 'a', walkOrder: 1 };
const sku = { skuId: 'a', weightG: 100, volumeMm3: 1000, condition: 'ambient' as const };
const open = { blocked: false, beingRemoved: false, mixing: 'mixed' as const, condition: null };
const PLACE: PlaceRules = { ...open, maxPieces: null, maxWeightG: null, maxVolumeMm3: null };
const sources = (...free: number[]): FreeStock[] =>
  free.map((pieces, at) => ({ ...FREE, locationId: `p${at}`, lotId: null, free: pieces }));
const taken = (missing: number, pack: number, free: FreeStock[], place = PLACE) =>
  fill({ place, contents: [], sku, missing, pack }, free).parts.map((part) => part.free);

test('packs stay whole; one is begun only where less than one is missing, and a broken one is taken as it is', () => {
  expect(taken(30, 12, sources(100))).toEqual([24]);
  expect(taken(30, 12, sources(13, 100))).toEqual([12, 12]);
  expect(taken(5, 12, sources(100))).toEqual([12]);
  expect(taken(30, 12, sources(7, 100))).toEqual([7, 12]);
  expect(taken(30, 1, sources(100))).toEqual([30]);
});

test('a rule of the place lets in what it can, and is named where it lets in nothing', () => {
  const tight = { ...PLACE, maxWeightG: 2500 };
  expect(taken(60, 12, sources(100), tight)).toEqual([24]);
  const none = fill({ place: { ...PLACE, maxPieces: 11 }, contents: [], sku, missing: 60, pack: 12 }, sources(100));
  expect(none).toEqual({ parts: [], refusal: { rule: 'max_pieces', max: 11 } });
  // Goods that may not lie beside the first lot are passed by.
  const lots = sources(6, 6, 6).map((one, at) => ({ ...one, lotId: at === 1 ? 'x' : 'y' }));
  const mixing = { ...PLACE, mixing: 'same_lot' as const };
  expect(fill({ place: mixing, contents: [], sku, missing: 60, pack: 1 }, lots).parts).toEqual([lots[0], lots[2]]);
});

test('never more than there is, than the place takes, or than is missing but for a pack begun', () => {
  for (let seed = 1; seed <= 2000; seed++) {
    const below = numbers(seed);
    const pack = [1, 6, 12, 24][below(4)] ?? 1;
    const missing = 1 + below(200);
    const free = sources(...Array.from({ length: 1 + below(5) }, () => 1 + below(90)));
    const place = { ...PLACE, maxPieces: below(2) === 0 ? null : 1 + below(150) };
    const lying = below(30);
    const contents = lying === 0 ? [] : [{ ...sku, lotId: null, quantity: lying }];
    const { parts } = fill({ place, contents, sku, missing, pack }, free);
    const sum = parts.reduce((total, part) => total + part.free, 0);
    const wrong = {
      tooMuch: sum > missing && (sum !== pack || missing >= pack),
      notThere: parts.some((part) => part.free > (free.find((one) => one.locationId === part.locationId)?.free ?? 0)),
      unfit: sum > 0 && unfit(place, contents, { ...sku, lotId: null, quantity: sum }) !== null,
      none: parts.some((part) => part.free < 1),
    };
    expect({ seed, ...wrong }).toEqual({ seed, tooMuch: false, notThere: false, unfit: false, none: false });
  }
});
