/** What the assistant knows something about. */
export const TOPICS = ['users', 'roles', 'invitations', 'warehouses', 'companies', 'permissions', 'me'] as const;
export type Topic = (typeof TOPICS)[number];

const WORDS: Record<Topic, RegExp> = {
  users: /\b(users?|people|persons?|colleagues?|members?|staff|employees?|accounts?)\b/,
  roles: /\broles?\b/,
  invitations: /\b(invitations?|invites?|invited)\b/,
  warehouses: /\bwarehouses?\b/,
  companies: /\b(compan(y|ies)|customers?|clients?)\b/,
  permissions: /\b(permissions?|rights?|allowed|may i|can i)\b/,
  me: /\b(who am i|my name|my (e-?mail|account|profile)|am i)\b/,
};

const CAN_DO = /\b(help|what can you|who are you|what are you|are you)\b/;

export interface Question {
  topics: Topic[];
  /** Names are asked for, and not only a number. */
  names: boolean;
}

/** Reads a prompt for what it asks about. Nothing in it is an instruction: only these words are looked for. */
export function readPrompt(prompt: string): Question {
  const text = prompt.toLowerCase();
  const about = TOPICS.filter((topic) => WORDS[topic].test(text));
  // "How many users have my role" is about users and roles; "who am I" is about nobody else.
  const topics = CAN_DO.test(text) && about.length === 0 ? [] : about;
  return { topics, names: /\b(who|which|list|show|name|names|what are)\b/.test(text) };
}
