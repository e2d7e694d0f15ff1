import type { Asked } from '../../platform/look';

/** How people ask about their notifications. */
export const asked = {
  unread: {
    pages: ['/dashboard'],
    en: {
      sentences: [
        '(?:do i have|are there|have i got) (?:any )?(?:unread |new )?(?:notifications|messages|news)',
        '(?:which|how many|what) (?:unread |new )?(?:notifications|messages) (?:do i have|have i not read|are (?:there|new|unread))',
        "what (?:is|'s) new(?: for me)?",
        '(?:is there )?anything new(?: for me)?',
        'what did i miss',
      ],
      words: '(?:unread |new )?notifications?',
      examples: ['What is new for me?'],
    },
    de: {
      sentences: [
        '(?:habe ich|gibt es) (?:neue |ungelesene )?(?:benachrichtigungen|nachrichten)',
        '(?:welche|wie viele) (?:neue |neuen |ungelesene |ungelesenen )?(?:benachrichtigungen|nachrichten) (?:habe ich|gibt es|sind ungelesen)',
        'was gibt es neues(?: für mich)?',
        'was ist neu(?: für mich)?',
        'was habe ich verpasst',
      ],
      words: '(?:neue |ungelesene )?benachrichtigungen',
      examples: ['Was gibt es Neues für mich?'],
    },
  },
} satisfies Record<string, Asked>;
