import type { Asked } from '../../platform/look';
import { skuSearch } from '../skus';

/** Names of goods in everyday words, as the search knows them. */
const GOODS = skuSearch.nouns;

/** How people ask about replenishment. */
export const asked = {
  replenishment: {
    pages: ['/inventory/replenish', '/inventory'],
    en: {
      sentences: [
        'what (?:must|has to|needs to|should|is to) be (?:replenished|refilled)',
        '(?:which|how many|what) (?:places|locations|skus|items) (?:must|have to|need to|should|are to) be (?:replenished|refilled)',
        '(?:which|how many|what) (?:places|skus|items) (?:need|wait for|are waiting for) (?:replenishment|replenishing|refills?|refilling)',
        '(?:is there|are there|any) (?:any )?(?:open )?(?:replenishments?|refills?)(?: to do| open| waiting)?',
      ],
      words: 'replenishments?|refills?',
      gists: [
        {
          all: ['replenish(?:ment|ments|ed|ing)?|refill(?:s|ed|ing)?'],
          may: `open|need|needs|needed|must|to be|places?|locations?|waiting|pending|due|tasks?|${GOODS.en}`,
        },
      ],
      examples: ['What must be replenished?'],
    },
    de: {
      sentences: [
        'was (?:muss|ist) (?:nachgefüllt werden|nachzufüllen|aufgefüllt werden)',
        '(?:welche|wie viele) (?:plätze|lagerplätze|artikel) (?:müssen (?:nachgefüllt|aufgefüllt) werden|brauchen nachschub|warten auf nachschub)',
        '(?:was|wo) braucht nachschub',
        'gibt es (?:offenen )?nachschub',
        'wo fehlt nachschub',
        'wo (?:muss|ist) (?:noch )?(?:nachgefüllt werden|nachzufüllen|aufgefüllt werden|aufzufüllen)',
      ],
      words: 'nachschub',
      gists: [
        {
          all: ['nachschub|nachfüllen|nachgefüllt|nachzufüllen|aufgefüllt|auffüllen'],
          may: `offene?[nr]?|braucht|brauchen|fehlt|nötig|muss|müssen|plätze|lagerplätze|warten|wartet|${GOODS.de}`,
        },
      ],
      examples: ['Was braucht Nachschub?'],
    },
  },
} satisfies Record<string, Asked>;
