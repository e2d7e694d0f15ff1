import { Type } from 'typebox';
import { HISTORY_MAX, HISTORY_TEXT_MAX, PROMPT_MAX } from '../constants';
import { literals, nullable, Ref, strict } from '../wire/schema';
import type { RouteTable } from '../wire/route';
import { ASSISTANT_DATA } from './constants';
import { AssistantConsent, AssistantInfo, AssistantProposal } from './entities';

/** Address of the page on which somebody asks: what it shows is asked about most. */
const Page = Type.String({ maxLength: 500 });
const Said = strict({
  prompt: Type.String({ maxLength: HISTORY_TEXT_MAX }),
  answer: Type.String({ maxLength: HISTORY_TEXT_MAX }),
});

export const assistantRoutes = {
  'POST /assistant/prompt': {
    summary: 'Ask the assistant; the answer streams as server-sent events (see AssistantEvent). Abort to cancel',
    access: 'user',
    permission: null,
    body: strict({
      prompt: Type.String({ minLength: 1, maxLength: PROMPT_MAX }),
      page: Type.Optional(Page),
      /** Where the asker is, such as `Europe/Berlin`: their days begin there. */
      time_zone: Type.Optional(Type.String({ maxLength: 64 })),
      history: Type.Optional(Type.Array(Said, { maxItems: HISTORY_MAX })),
    }),
    answer: Type.Unknown(),
    errors: [],
    limit: 'write',
    stream: true,
    additive: true,
    remembered: false,
  },
  'GET /assistant': {
    summary: 'Who answers, what it may read, and questions that it can answer on a page',
    access: 'user',
    permission: null,
    query: strict({ page: Type.Optional(Page) }),
    answer: AssistantInfo,
    short: 'a few questions to begin with, and one consent',
    errors: [],
    limit: 'read',
    additive: true,
  },
  'PATCH /assistant/consent': {
    summary: 'Let the configured language model read kinds of data, or none',
    access: 'user',
    permission: 'manage_company',
    everywhere: true,
    people: true,
    body: strict({
      data: Type.Array(literals(ASSISTANT_DATA), { maxItems: ASSISTANT_DATA.length, uniqueItems: true }),
    }),
    answer: strict({ message: Type.String(), consent: AssistantConsent }),
    errors: ['beyond_own_warehouses'],
    limit: 'write',
    additive: true,
  },
  'POST /assistant/proposal': {
    summary: 'Make a proposed change, as oneself; refused if it expired or its record changed since',
    access: 'user',
    permission: null,
    body: strict({ proposal_id: Ref }),
    answer: strict({ message: Type.String(), proposal: AssistantProposal }),
    /** Then those of the change itself: proposing gives nobody a right. */
    errors: [
      ...(['not_found', 'assistant_proposal_expired', 'assistant_proposal_stale', 'already_decided'] as const),
      ...(['forbidden', 'grant_exceeds_own', 'outranked', 'beyond_own_warehouses'] as const),
      ...(['last_administrator', 'last_holder', 'invitation_not_pending', 'conflict'] as const),
    ],
    limit: 'write',
    additive: true,
  },
  'POST /assistant/proposal/back': {
    summary: 'Propose the way back from a proposed change that oneself has made; it changes nothing itself',
    access: 'user',
    permission: null,
    body: strict({ proposal_id: Ref }),
    /** Either a proposal as any, or why there is none, in the language of the page. */
    answer: strict({
      message: Type.String(),
      proposal: nullable(AssistantProposal),
      refusal: nullable(Type.String()),
    }),
    errors: ['not_found'],
    limit: 'write',
    additive: true,
  },
  'DELETE /assistant/proposal': {
    summary: 'Dismiss a proposed change',
    access: 'user',
    permission: null,
    query: strict({ proposal_id: Ref }),
    answer: strict({ message: Type.String(), proposal: AssistantProposal }),
    errors: ['not_found', 'already_decided'],
    limit: 'write',
    additive: true,
  },
} as const satisfies RouteTable;
