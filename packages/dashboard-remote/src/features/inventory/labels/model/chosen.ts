import type { LabelKind, Query } from '@slotwise/contract';
import { LABEL_KINDS } from '@slotwise/contract/constants';
import type { Preferences } from '@slotwise/shared/platform';

/** Records that people chose labels for: by id, or everything that a list's filter lets through but for some. */
export type Chosen =
  | { kind: LabelKind; ids: readonly string[] }
  | { kind: 'location'; filter: Omit<Query<'GET /locations'>, 'cursor' | 'limit'>; except: readonly string[] }
  | { kind: 'sku'; filter: Omit<Query<'GET /skus'>, 'cursor' | 'limit'>; except: readonly string[] };

/** More than these would make an address that servers refuse: they are kept on the device. */
const IDS_IN_ADDRESS = 40;
const KEPT = 'labels:chosen';

/** The address of the screen that prints labels of the chosen records. */
export function hrefOf(chosen: Chosen, preferences: Preferences): string {
  const query = new URLSearchParams({ kind: chosen.kind });
  const isShort = 'ids' in chosen && chosen.ids.length <= IDS_IN_ADDRESS;
  if (isShort) query.set('ids', chosen.ids.join(' '));
  else {
    preferences.set(KEPT, JSON.stringify(chosen));
    query.set('kept', '1');
  }
  return `/inventory/labels?${query}`;
}

/** The choice in the address, or null if there is none or it is no longer kept. */
export function chosenIn(query: URLSearchParams, preferences: Preferences): Chosen | null {
  const kind = LABEL_KINDS.find((one) => one === query.get('kind'));
  if (kind === undefined) return null;
  if (query.get('kept') === '1') return kept(kind, preferences.get(KEPT));
  const ids = (query.get('ids') ?? '').split(' ').filter(Boolean);
  return ids.length === 0 ? null : { kind, ids };
}

function kept(kind: LabelKind, text: string | null): Chosen | null {
  if (text === null) return null;
  try {
    const chosen = JSON.parse(text) as Chosen;
    return chosen.kind === kind ? chosen : null;
  } catch {
    // Somebody changed what the device keeps: nothing is chosen.
    return null;
  }
}
