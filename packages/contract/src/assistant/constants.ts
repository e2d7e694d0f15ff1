export const PROMPT_MAX = 4000;
