export const PROMPT_MAX = 4000;
/** Earlier questions and answers of the conversation that a prompt may carry, and the most characters of one. */
export const HISTORY_MAX = 10;
export const HISTORY_TEXT_MAX = 4000;
/** Kinds of data that an administrator may let a language model read. */
export const ASSISTANT_DATA = ['people', 'access', 'inventory', 'slotting', 'audit'] as const;
export type AssistantData = (typeof ASSISTANT_DATA)[number];
/** Time in which a proposed change can be made. */
export const PROPOSAL_LIFE_MINUTES = 10;
