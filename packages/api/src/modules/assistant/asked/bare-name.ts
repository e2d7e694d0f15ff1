import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import { nameIn, type Kinds, type Named } from './names';
import { AFTER, BEFORE } from './polite-words';
import { wholeOf } from './whole';

/** How people ask for a record by its name alone, whatever it is. */
const SENTENCES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '(?:what|who) (?:is|are) {name}',
    '(?:all |everything )?about {name}',
    '(?:describe|find|look up|open|search(?: for)?|information (?:on|about|for)|info (?:on|about|for)|details (?:of|on|about|for)) {name}',
    '(?:what is )?(?:the )?(?:status|state|details?) (?:of|for) {name}',
    '(?:status|state) {name}',
    '{name} status',
    'how is {name}(?: doing)?',
  ],
  de: [
    '(?:was|wer) (?:ist|sind) {name}',
    '(?:alles |etwas )?(?:über|zu) {name}',
    '(?:beschreibe?|finde?|suche?|öffne|erzähle?(?: mir)?(?: etwas)? (?:von|über)|infos? (?:zu|über)|informationen (?:zu|über)|details (?:zu|von)) {name}',
    '(?:(?:was|wie) ist )?(?:der )?(?:status|stand|zustand) (?:von|der|des|vom) {name}',
    '(?:status|stand) {name}',
    '{name} status',
    'wie steht es um {name}',
  ],
};

const FORMS = LANGUAGES.map((language) => {
  return {
    language,
    asked: SENTENCES[language].map(
      (sentence) =>
        new RegExp(`^${BEFORE[language]}(?:${sentence.replace('{name}', '(\\S.*?)')})${AFTER[language]}$`, 'iu'),
    ),
    bare: new RegExp(`^${BEFORE[language]}(\\S.*?)${AFTER[language]}$`, 'iu'),
  };
});

const LONGEST = 100;
/** Names have no more words; more are a sentence. */
const WORDS_MAX = 6;

export interface BareName extends Named {
  /** It was asked for in words, so that not to find it is an answer. */
  isAsked: boolean;
}

/** The names by which a prompt may ask for a record, the likeliest first. */
export function bareNames(prompt: string, kinds: Kinds, preferred: Language): BareName[] {
  const text = wholeOf(prompt);
  if (text.length > LONGEST) return [];
  const forms = FORMS.toSorted((a, b) => Number(b.language === preferred) - Number(a.language === preferred));
  const names = forms.flatMap(({ asked, bare }) => {
    const said = asked.flatMap((form) => form.exec(text)?.[1] ?? []);
    return [
      // A sentence that says more in words of its own leaves less for the name.
      ...said.toSorted((a, b) => a.length - b.length).map((name) => ({ said: name, isAsked: true })),
      { said: bare.exec(text)?.[1], isAsked: false },
    ];
  });
  const found = names.flatMap(({ said, isAsked }) => {
    const name = said === undefined || said.split(' ').length > WORDS_MAX ? undefined : nameIn(said, kinds);
    return name && !name.isKind ? [{ ...name, isAsked: isAsked || name.kind !== undefined }] : [];
  });
  return [...new Map(found.toReversed().map((one) => [`${one.kind ?? ''} ${one.name}`, one])).values()].toReversed();
}
