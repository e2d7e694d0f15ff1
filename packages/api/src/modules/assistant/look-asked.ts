import type { Asked } from '../../platform/look';

/** How people ask what the assistant can do. */
export const asked = {
  abilities: {
    pages: [],
    en: {
      sentences: [
        'what can (?:you|i ask(?: you)?|this assistant|the assistant)(?: do(?: for me)?)?',
        'what (?:are|who are) you',
        'who are you',
        'are you (?:a language model|an? ai|a robot|a bot|human|chatgpt)',
        'what (?:do you know|questions can (?:i ask|you answer))',
        'how (?:do you work|can you help(?: me)?)',
        'help(?: me)?',
        '(?:hello|hi|hey|good morning|good evening)(?: there| assistant)?',
      ],
      examples: ['What can you do?'],
    },
    de: {
      sentences: [
        'was (?:kannst du|können sie|kann ich (?:dich|sie)(?: alles)? fragen|kann der assistent)(?: alles)?(?: tun| machen)?(?: für mich(?: tun)?)?',
        '(?:wer|was) (?:bist du|sind sie)',
        '(?:bist du|sind sie) (?:ein sprachmodell|eine? ki|ein roboter|ein mensch)',
        'was (?:weißt du|wissen sie)',
        'welche fragen (?:kannst du|können sie) beantworten',
        'wie (?:kannst du|können sie) mir helfen',
        '(?:hilfe|hilf mir)',
        '(?:hallo|guten (?:tag|morgen|abend)|moin|servus)(?: assistent)?',
      ],
      examples: ['Was kannst du?'],
    },
  },
} satisfies Record<string, Asked>;
