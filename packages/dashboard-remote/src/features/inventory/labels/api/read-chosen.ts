import type { Label } from '@slotwise/contract';
import { LABELS_READ_MAX } from '@slotwise/contract/constants';
import type { Http } from '@slotwise/shared/http';
import { pagesOf } from '../../bulk/whole-selection';
import type { Chosen } from '../model/chosen';

const PAGE = 200;

export interface ReadChosen {
  labels: readonly Label[];
  /** Records that were chosen and do not exist any more. */
  gone: number;
}

type Onward = (cursor: string | undefined) => Promise<{ items: { id: string }[]; nextCursor: string | null }>;

/** Ids of everything that the filter lets through, page by page. */
async function* idsOf(chosen: Chosen, http: Http, signal: AbortSignal): AsyncGenerator<string[]> {
  if ('ids' in chosen) {
    for (let at = 0; at < chosen.ids.length; at += LABELS_READ_MAX) yield chosen.ids.slice(at, at + LABELS_READ_MAX);
    return;
  }
  const except = new Set(chosen.except);
  const page: Onward = (cursor) => {
    const rest = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
    return chosen.kind === 'sku'
      ? http('GET /skus', { query: { ...chosen.filter, ...rest }, signal })
      : http('GET /locations', { query: { ...chosen.filter, ...rest }, signal });
  };
  for await (const items of pagesOf(page)) yield items.flatMap(({ id }) => (except.has(id) ? [] : id));
}

/** Reads the labels of everything that is chosen, a few hundred at a time. @param onRead how many records so far */
export async function readChosen(
  chosen: Chosen,
  http: Http,
  signal: AbortSignal,
  onRead: (records: number) => void,
): Promise<ReadChosen> {
  const labels: Label[] = [];
  let [records, gone] = [0, 0];
  for await (const ids of idsOf(chosen, http, signal)) {
    if (ids.length === 0) continue;
    const read = await http('POST /labels/read', { body: { kind: chosen.kind, ids }, signal });
    labels.push(...read.labels);
    records += ids.length;
    gone += ids.length - new Set(read.labels.map(({ id }) => id)).size;
    onRead(records);
  }
  return { labels, gone };
}
