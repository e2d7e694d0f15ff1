import type { Language } from '@slotwise/contract/constants';

type Sources = Readonly<Record<Language, string>>;

/** Words before a question that say nothing. In the language of `AskedSentence`. */
export const BEFORE: Sources = {
  en:
    '(?:(?:please|hey|hi|hello|ok|okay|so|and|well|then)(?:,)? )*' +
    "(?:(?:can|could|would) you (?:please )?(?:(?:tell|show|give) (?:me|us) |list |find )|(?:please )?(?:tell|show|give|list)(?: me| us)? |i(?: would|'d)? (?:want|like) to know |do you know |let me know )?",
  de:
    '(?:(?:bitte|hallo|hi|hey|und|also|ok|okay|na)(?:,)? )*' +
    '(?:(?:kannst du|können sie|könntest du|könnten sie) (?:mir |uns )?(?:bitte )?(?:sagen|zeigen)(?:,)? |(?:sag|sage|zeig|zeige|sagen sie|zeigen sie|gib|nenn|nenne|nennen sie)(?: mir| uns)?(?: bitte)?(?:,)? |(?:ich )?(?:will|möchte|würde gerne?) wissen(?:,)? |weißt du(?:,)? |wissen sie(?:,)? )?',
};

/** The same after it. */
export const AFTER: Sources = {
  en: '(?:(?:,)? (?:please|right now|now|currently|at the moment|at present|exactly|then|thanks|thank you))*',
  de: '(?:(?:,)? (?:bitte|gerade|jetzt|aktuell|derzeit|momentan|im moment|denn|eigentlich|genau|danke))*',
};

/** Words that say that something is asked for. */
export const OPENERS: Sources = {
  en: 'how many|which|what|who|whose|list|give|show|name|names|number of|count|are there|any',
  de: 'wie viele?|welche[rsnm]?|was|wer|wen|zeige?|gib|liste|nenne?|namen|anzahl|gibt es|alle',
};

/** More of them, where a question is read by its words and not by its order. */
export const AROUND: Sources = {
  en: 'when|where|did|been|be|was|were|will|had|having|already|still|yet|right|just|that|this|these|those|please|left|have|got|see|look|up|by|on|from|so far|ever|again|at all|can|could|would|currently|at the moment|last|latest|recently|lately|or not',
  de: 'wann|wo|woran|war|waren|wird|werden|wurde|wurden|worden|schon|noch|bereits|gerade|zurzeit|derzeit|momentan|heute|bitte|hatte|hatten|sich|an|auf|vom|zum|zur|zu|einmal|mal|denn|eigentlich|überhaupt|so|auch|nur|kann|könnte|können|zuletzt|kürzlich|neulich|letzte[rnsm]?|insgesamt|genau|oder nicht',
};

/** Words that change nothing beside those that a look knows. */
export const FILLERS: Sources = {
  en: 'how|many|which|what|who|whose|list|give|show|name|names|number|count|are|is|there|any|of|the|a|an|all|our|my|we|i|do|does|have|has|in|at|and|or|us|me|your|you|please|their|its|for|with|about|many|much|to|total|exist|currently|now',
  de: 'wie|viele?|welche[rsnm]?|was|wer|wen|zeige?|gib|aller|einer|zeig|mir|uns|liste|auf|nenne?|namen|anzahl|gibt|es|alle|der|die|das|den|dem|des|ein|eine|einen|unser|unsere[nrsm]?|mein|meine[nrsm]?|wir|ich|haben|habe|hat|sind|ist|in|im|und|oder|von|bei|bitte|für|mit|über|insgesamt|derzeit|aktuell|jetzt|existieren|habt|ihr|du|sie|da|dort',
};
