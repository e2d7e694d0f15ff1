import { none, type AssistantProposal } from '@slotwise/contract';
import { PROPOSAL_LIFE_MINUTES } from '@slotwise/contract/constants';
import { permissionText } from '@slotwise/contract/permission-texts';
import type { Language } from '@slotwise/contract/constants';
import { newId } from '../../../platform/ids';
import type { Ctx } from '../../../platform/module';
import {
  lacksFor,
  type AnyPropose,
  type Draft,
  type NothingToPropose,
  type Proposing,
} from '../../../platform/propose';
import { tenantOf } from '../../tenants';
import { insertProposal, toProposal } from '../proposal-queries';

export type Proposed = { proposal: AssistantProposal } | NothingToPropose;

const LIFE_MS = PROPOSAL_LIFE_MINUTES * 60_000;

const WORDS = {
  en: {
    lacks: (permission: string) => `I propose no such change: your role does not hold the permission “${permission}”.`,
    otherKind: 'I propose no such change: your account belongs to another kind of company.',
    gone: 'I found nothing to change there any more.',
  },
  de: {
    lacks: (permission: string) =>
      `Eine solche Änderung schlage ich nicht vor: Ihrer Rolle fehlt die Berechtigung „${permission}“.`,
    otherKind: 'Eine solche Änderung schlage ich nicht vor: Ihr Konto gehört zu einer anderen Art von Unternehmen.',
    gone: 'Dort habe ich nichts mehr gefunden, das sich ändern ließe.',
  },
} as const satisfies Record<Language, unknown>;

type Asking = Pick<Ctx<'POST /assistant/prompt'>, 'actor' | 'now' | 'tx'>;

/** Keeps a proposal by what somebody or something asked for: `args` are known to have the form that the kind wants, and nothing more. */
export const propose = (asking: Asking, kind: AnyPropose, args: unknown, language: Language): Promise<Proposed> =>
  proposeDraft(asking, kind, language, (question) => kind.make(question, args as never));

/** Keeps a proposal for the asker, by a draft of its kind. Writes its row and nothing else. */
export async function proposeDraft(
  { actor, now, tx }: Asking,
  kind: AnyPropose,
  language: Language,
  draftIn: (question: Proposing) => Promise<Draft<never> | NothingToPropose>,
): Promise<Proposed> {
  const words = WORDS[language];
  const { id: tenantId, kind: tenantKind } = tenantOf(actor);
  if (kind.tenant && kind.tenant !== tenantKind) return { refusal: words.otherKind };
  const lacking = lacksFor(kind, actor);
  if (lacking) return { refusal: words.lacks(permissionText(lacking, language)) };
  return tx<Proposed>(async (trx) => {
    const unchanged = (answer: NothingToPropose) => ({ answer, audit: none('nothing is proposed') });
    const draft = await draftIn({ trx, actor, tenantId, language, now });
    if ('refusal' in draft) return unchanged(draft);
    const version = await kind.version(trx, tenantId, draft.payload, false);
    if (version === null) return unchanged({ refusal: words.gone });
    const row = await insertProposal(trx, {
      ...{ id: newId(), tenant_id: tenantId, user_id: actor.userId, action: kind.action, title: draft.title, version },
      ...{ record_kind: draft.record.kind, record_id: draft.record.id },
      ...{ facts: JSON.stringify(draft.facts), payload: JSON.stringify(draft.payload) },
      ...{ made_at: now, expires_at: new Date(now.getTime() + LIFE_MS) },
    });
    return { answer: { proposal: toProposal(row, now) }, audit: none('a proposal changes nothing') };
  });
}
