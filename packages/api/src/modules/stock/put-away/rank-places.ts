import type { Proposal, RefusedPlaces, Unfit } from '@slotwise/contract';
import { advisePutAway } from '@slotwise/engine';
import { unfit } from '../fit';
import type { AskedSku } from '../put-away-queries';
import type { PlacesModel } from './places-model';
import { GOODS, problemOf } from './problem';

/** Goods that are to be put somewhere. */
export interface Incoming {
  skuId: string;
  sku: AskedSku;
  lotId: string | null;
  /** In pieces. */
  quantity: number;
}

export interface Ranking {
  proposals: Proposal[];
  /** Preferred places that cannot take it, and why. */
  unfit: Unfit[];
  /** By each rule, number of places that it keeps from taking it; only if none fits. */
  refused: RefusedPlaces[];
}

/** Of places that differ by their walk alone, the nearest are compared: farther ones cost more. At first so many of each kind. */
const COMPARED = 25;
/** By how much more are compared next, while places are wanted still. */
const GROWTH = 8;
/**
 * Places where goods can be put, the best one first: those that the ledger would refuse are left out, the engine ranks
 * the others. Preferred places come before all, then those where the SKU lies already.
 */
export function rankPlaces(model: PlacesModel, incoming: Incoming, most: number): Ranking {
  const refused = new Map<RefusedPlaces['rule'], number>();
  const count = (rule: RefusedPlaces['rule'], places = 1) => refused.set(rule, (refused.get(rule) ?? 0) + places);
  const { skuId, sku, lotId, quantity } = incoming;
  const sides = sidesOf(sku);
  const volume = sides && sides.reduce((product, side) => product * side, 1);
  const goods = { skuId, lotId, quantity, condition: sku.condition, weightG: sku.weightG, volumeMm3: volume };
  // A piece that nobody has measured goes in wherever the other rules let it, as in the ledger.
  const isTooLarge = (at: number) => sides?.some((side, nth) => side > model.rooms[at]![nth]!) === true;
  const refusals = model.places.map(
    (place, at) => unfit(place, model.pilesAt(at), goods)?.rule ?? (isTooLarge(at) ? ('size' as const) : null),
  );
  for (const rule of refusals) if (rule) count(rule);

  const family = relatives(model, incoming);
  const proposalOf = (at: number, reasons: readonly Proposal['reasons'][number][]): Proposal => {
    const { id, code } = model.places[at]!;
    const others = new Set(model.pilesAt(at).flatMap((pile) => (pile.skuId === skuId ? [] : [pile.skuId])));
    return { location: { id, code }, reasons: [...reasons], others: others.size };
  };
  const ranked: Proposal[] = [];
  let open = refusals.flatMap((rule, at) => (rule ? [] : [at]));
  for (let some = COMPARED; open.length > 0 && ranked.length < most; some *= GROWTH) {
    const { compared, later } = nearestOfEachKind(model, open, some, skuId);
    // Of all that were compared: the place where the SKU lies may be among the costlier ones.
    const advice = advisePutAway(
      problemOf(model, incoming, compared, family),
      { sku: GOODS, pieces: quantity },
      compared.length,
    );
    for (const { location, reasons } of advice.places) ranked.push(proposalOf(compared[location]!, reasons));
    // All that is left to refuse by the engine, which puts a few SKUs together at most.
    if (advice.refused.mixing) count('crowded', advice.refused.mixing);
    open = later;
  }

  const isPreferred = ({ location }: Proposal) => sku.preferred.includes(location.id);
  const preferred = sku.preferred.flatMap((id) => model.numberOf(id) ?? []);
  const wished = preferred
    .filter((at) => !refusals[at])
    .map((at): Proposal => {
      const known = ranked.find(({ location }) => location.id === model.places[at]!.id);
      return proposalOf(at, ['preferred', ...(known?.reasons ?? [])]);
    });
  const others = ranked.filter((one) => !isPreferred(one));
  // Goods join those of their kind where they fit: another place of the same SKU is one more to walk to, count and remember.
  const [joining, apart] = [true, false].map((joins) =>
    others.filter(({ reasons }) => reasons.includes('same_sku') === joins),
  ) as [Proposal[], Proposal[]];
  const proposals = [...wished, ...joining, ...apart].slice(0, most);
  return {
    proposals,
    unfit: preferred.flatMap((at) => {
      const { id, code } = model.places[at]!;
      const rule = refusals[at];
      return rule ? [{ location: { id, code }, rule }] : [];
    }),
    refused:
      proposals.length > 0
        ? []
        : [...refused].map(([rule, places]) => ({ rule, places })).sort((a, b) => b.places - a.places),
  };
}

/** The measures of a piece, ascending; null where one is missing. */
function sidesOf({ lengthMm, widthMm, heightMm }: AskedSku): readonly number[] | null {
  return lengthMm === null || widthMm === null || heightMm === null
    ? null
    : [lengthMm, widthMm, heightMm].sort((a, b) => a - b);
}

/** Of places with the same height and limits the nearest, and all in which the SKU lies. */
function nearestOfEachKind(model: PlacesModel, open: readonly number[], some: number, skuId: string) {
  const seen = new Map<number, number>();
  const compared: number[] = [];
  const later: number[] = [];
  for (const at of open) {
    const kind = model.kinds[at]!;
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    if (before < some || model.pilesAt(at).some((pile) => pile.skuId === skuId)) compared.push(at);
    else later.push(at);
  }
  return { compared, later };
}

/** Of each aisle where the SKU's family lies, one place: it is by its aisle that the family is near. */
function relatives(model: PlacesModel, { skuId, sku }: Incoming): number[] {
  if (sku.family === null) return [];
  const byAisle = new Map<number, number>();
  model.points.forEach((point, at) => {
    const aisle = model.aisleOf(point);
    if (!byAisle.has(aisle) && model.pilesAt(at).some((pile) => pile.family === sku.family && pile.skuId !== skuId))
      byAisle.set(aisle, at);
  });
  return [...byAisle.values()];
}
