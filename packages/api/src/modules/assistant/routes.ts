import { refuse } from '../../platform/errors';
import { defineModule } from '../../platform/module';
import { answerPrompt } from './answer-prompt';
import { readInfo } from './info';

// To be replaced before this lands.
const none = () => Promise.reject(refuse('not_found'));

export const assistant = defineModule({
  name: 'assistant',
  create: () => ({
    handlers: {
      'POST /assistant/prompt': answerPrompt,
      'GET /assistant': readInfo,
      'PATCH /assistant/consent': none,
      'POST /assistant/proposal': none,
      'DELETE /assistant/proposal': none,
    },
  }),
});
