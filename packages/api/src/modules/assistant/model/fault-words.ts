import type { Language } from '@slotwise/contract/constants';
import type { ModelFaultCode } from './fault';

/** Fault of a language model, in a sentence. */
export const MODEL_FAULTS = {
  en: {
    model_refused: 'The language model refuses our requests; whoever runs the server should know.',
    model_busy: 'The language model takes no more questions right now.',
    model_unreachable: 'The language model does not answer.',
    model_cut: 'The language model’s answer broke off.',
    model_unreadable: 'The language model’s answer cannot be read.',
  },
  de: {
    model_refused: 'Das Sprachmodell weist unsere Anfragen ab; wer den Server betreibt, sollte das wissen.',
    model_busy: 'Das Sprachmodell nimmt gerade keine Fragen mehr an.',
    model_unreachable: 'Das Sprachmodell antwortet nicht.',
    model_cut: 'Die Antwort des Sprachmodells ist abgebrochen.',
    model_unreadable: 'Die Antwort des Sprachmodells ist nicht lesbar.',
  },
} as const satisfies Record<Language, Record<ModelFaultCode, string>>;
