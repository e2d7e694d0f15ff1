import { Type } from 'typebox';
import { defineLook, type Look } from '../../platform/look';
import type { Services } from '../../platform/services';
import { said } from './wording';
import { asked } from './look-asked';
import { mayLook } from './look-at';
import { WORDS } from './words';

const SHOWN = 12;

/** Abilities of the assistant: its looks say them themselves. */
export const abilities = ({ looks }: Pick<Services, 'looks'>): Look =>
  defineLook({
    topic: 'abilities',
    name: { en: 'the assistant', de: 'den Assistenten' },
    description: 'Says what the assistant can look up for the asker.',
    args: Type.Object({}),
    permission: null,
    data: null,
    asked: asked.abilities,
    read: ({ actor, language }) => {
      const examples = looks()
        .filter((look) => look.topic !== 'abilities' && mayLook(look, actor))
        .flatMap((look) => look.asked[language].examples.slice(0, 1));
      const some = examples.slice(0, SHOWN).join(' ');
      return Promise.resolve({
        what: said(language, { en: 'what I can look up', de: 'was ich nachsehen kann' }),
        links: [],
        text: `${WORDS[language].abilities} ${said(language, { en: `Ask me, for example: ${some}`, de: `Fragen Sie mich zum Beispiel: ${some}` })}`,
        facts: { questions: examples },
      });
    },
  });
