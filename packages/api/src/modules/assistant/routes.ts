import { defineModule } from '../../platform/module';
import { answerPrompt } from './answer-prompt';

export const assistant = defineModule({
  name: 'assistant',
  create: () => ({
    handlers: { 'POST /assistant/prompt': answerPrompt },
  }),
});
