import { refuse } from '../../platform/errors';
import { defineModule } from '../../platform/module';
import { answerPrompt } from './answer-prompt';
import { readInfo } from './info';
import { abilities } from './look';

// To be replaced before this lands.
const none = () => Promise.reject(refuse('not_found'));

export const assistant = defineModule({
  name: 'assistant',
  create: (services) => ({
    handlers: {
      'POST /assistant/prompt': answerPrompt,
      'GET /assistant': readInfo,
      'PATCH /assistant/consent': none,
      'POST /assistant/proposal': none,
      'DELETE /assistant/proposal': none,
    },
    look: [abilities(services)],
  }),
});
