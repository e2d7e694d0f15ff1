import { defineModule } from '../../platform/module';
import { answerPrompt } from './answer-prompt';
import { changeConsent } from './change-consent';
import { readInfo } from './info';
import { abilities } from './look';
import { dismissProposed, makeProposed } from './proposals/apply';
import { ownData } from './proposals/own-data';
import { proposeBack } from './proposals/back';
import { proposalSweeper } from './proposals/sweep';

export const assistant = defineModule({
  name: 'assistant',
  create: (services) => ({
    handlers: {
      'POST /assistant/prompt': answerPrompt,
      'GET /assistant': readInfo,
      'PATCH /assistant/consent': changeConsent,
      'POST /assistant/proposal': makeProposed,
      'POST /assistant/proposal/back': proposeBack,
      'DELETE /assistant/proposal': dismissProposed,
    },
    look: [abilities(services)],
    ownData,
    sweepers: [proposalSweeper],
  }),
});
