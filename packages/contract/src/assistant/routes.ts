import { Type } from 'typebox';
import { PROMPT_MAX } from '../constants';
import { strict } from '../wire/schema';
import type { RouteTable } from '../wire/route';

export const assistantRoutes = {
  'POST /assistant/prompt': {
    summary: 'Ask the assistant; the answer streams as server-sent events (see AssistantEvent). Abort to cancel',
    access: 'user',
    permission: null,
    body: strict({ prompt: Type.String({ minLength: 1, maxLength: PROMPT_MAX }) }),
    answer: Type.Unknown(),
    errors: [],
    limit: 'write',
    stream: true,
    additive: true,
    remembered: false,
  },
} as const satisfies RouteTable;
