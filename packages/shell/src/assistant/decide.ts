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
  const known = store
    .get(exchangesAtom)
    .flatMap(({ proposed }) => proposed)
    .find(({ proposal }) => proposal.id === id);
  if (known?.doing !== null || known.proposal.status !== 'open') return;
  const set = (change: Partial<Proposed>) =>
    store.set(exchangesAtom, (all) =>
      all.map((exchange) => ({
        ...exchange,
        proposed: exchange.proposed.map((one) => (one.proposal.id === id ? { ...one, ...change } : one)),
      })),
    );
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
    const { title, advice } = describeErrorIn(locale, error);
    set({ doing: null, fault: [title, advice].filter(Boolean).join(' ') });
  }
}
