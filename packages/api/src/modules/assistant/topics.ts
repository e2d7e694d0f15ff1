import type { Look } from '../../platform/look';

export interface Asked {
  /** In the order in which the prompt comes to them. */
  looks: Look[];
  /** Names are asked for, and not only a number. */
  names: boolean;
}

/** Finds the topics of a prompt. Nothing in it is an instruction: only the words of the looks are searched for. */
export function readPrompt(prompt: string, all: readonly Look[]): Asked {
  const text = prompt.toLowerCase();
  // "How many users have my role" is about users and roles; "who am I" is about nobody else.
  const found = all
    .map((look) => ({ look, at: text.search(look.words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ look }) => look);
  return { looks: found, names: /\b(who|which|list|show|name|names|what are)\b/.test(text) };
}
