import type { AssistantProposal } from '@slotwise/contract';
import { isApiError, type Http } from '@slotwise/shared/http';
import { describeErrorIn } from '@slotwise/shared/words';
import type { Store } from '../registry/registry';
import { exchangesAtom, type Proposed } from './assistant-atoms';

/** The state of a proposal that the server refuses to make with this code: trying again does not help. */
const REFUSED: Readonly<Record<string, AssistantProposal['status']>> = {
  conflict: 'stale',
  assistant_proposal_stale: 'stale',
  assistant_proposal_expired: 'expired',
};

interface Deciding {
  store: Store;
  http: Http;
  /** Errors are said for readers of this locale. */
  locale: string;
}

/**
 * Makes or dismisses a proposed change, once: a second click while the first is under way does nothing. What comes of it
 * stands in the conversation, also if its card is not drawn any more. Never throws.
 */
export async function decide(
  { store, http, locale }: Deciding,
  id: AssistantProposal['id'],
  verb: 'make' | 'dismiss',
): Promise<void> {
  const known = find(store, id);
  if (known?.doing !== null || known.proposal.status !== 'open') return;
  const set = setter(store, id);
  set({ doing: verb, fault: null });
  try {
    const { proposal } =
      verb === 'make'
        ? await http('POST /assistant/proposal', { body: { proposal_id: id } })
        : await http('DELETE /assistant/proposal', { query: { proposal_id: id } });
    set({ proposal, doing: null });
  } catch (error) {
    const status = isApiError(error) ? REFUSED[error.code] : undefined;
    if (status) return set({ proposal: { ...known.proposal, status }, doing: null });
    set({ doing: null, fault: faultOf(locale, error) });
  }
}

/**
 * Asks for the proposal of the way back from a change that was made, which becomes a card behind its own. While that one is open there is
 * no second. Never throws.
 * @returns the open proposal; undefined: there is none, and the card says why
 */
export async function proposeBack(
  { store, http, locale, now }: Deciding & { now: () => number },
  id: AssistantProposal['id'],
): Promise<AssistantProposal | undefined> {
  const known = find(store, id);
  if (known?.doing !== null || known.proposal.reversible !== true) return undefined;
  const before = known.backId === undefined ? undefined : find(store, known.backId)?.proposal;
  if (before?.status === 'open' && Date.parse(before.expiresAt) > now()) return before;
  const set = setter(store, id);
  set({ doing: 'back', fault: null });
  try {
    const { proposal, refusal } = await http('POST /assistant/proposal/back', { body: { proposal_id: id } });
    set({ doing: null, fault: refusal, ...(proposal && { backId: proposal.id }) });
    if (!proposal) return undefined;
    store.set(exchangesAtom, (all) =>
      all.map((exchange) =>
        exchange.proposed.some((one) => one.proposal.id === id)
          ? { ...exchange, proposed: [...exchange.proposed, { proposal, doing: null, fault: null }] }
          : exchange,
      ),
    );
    return proposal;
  } catch (error) {
    set({ doing: null, fault: faultOf(locale, error) });
    return undefined;
  }
}

const find = (store: Store, id: string): Proposed | undefined =>
  store
    .get(exchangesAtom)
    .flatMap(({ proposed }) => proposed)
    .find(({ proposal }) => proposal.id === id);

const setter = (store: Store, id: string) => (change: Partial<Proposed>) =>
  store.set(exchangesAtom, (all) =>
    all.map((exchange) => ({
      ...exchange,
      proposed: exchange.proposed.map((one) => (one.proposal.id === id ? { ...one, ...change } : one)),
    })),
  );

function faultOf(locale: string, error: unknown): string {
  const { title, advice } = describeErrorIn(locale, error);
  return [title, advice].filter(Boolean).join(' ');
}
