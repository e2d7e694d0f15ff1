import type { Search } from '../../../platform/search';
import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import { wholeOf } from './whole';

/** Verbs by which people have something changed. Those of questions, as `show` and `find`, are none of them. */
const ENGLISH =
  'delete|remove|cancel|create|add|invite|change|set|make|give|revoke|withdraw|approve|reject|decline|move|book|rename|assign|start|stop|' +
  'send|resend|export|import|upload|reset|block|unblock|release|receive|pick|reserve|order|reorder|archive|restore|undo|update|edit|close|' +
  'reopen|deactivate|activate|disable|enable|grant|take|put|replenish|relocate|transfer|adjust|correct|sign|log|print|register|finish|complete|unassign|demote|promote|disinvite|uninvite';
/** Stems: an order in German ends in an infinitive, or begins with what is left of one. */
const GERMAN =
  'lösch|entfern|stornier|erstell|leg|füg|lad|änder|setz|stell|mach|gib|geb|entzieh|widerruf|genehmig|lehn|verschieb|beweg|buch|benenn|' +
  'weis|start|starte|stopp|schick|send|exportier|importier|sperr|entsperr|nimm|nehm|entnimm|reservier|bestell|archivier|bearbeit|schließ|' +
  'deaktivier|aktivier|übernimm|zieh|korrigier|druck|registrier|beend|trag|pack|räum|lager';
const INFINITIVES =
  '(?:zurück|ab|an|ein|aus|um|hinzu|frei|nach|ver|be|er|ent|auf|zu)*(?:zu)?(?:löschen|entfernen|stornieren|erstellen|legen|fügen|laden|ändern|setzen|stellen|geben|ziehen|entziehen|widerrufen|rufen|genehmigen|lehnen|schieben|bewegen|buchen|nennen|weisen|starten|stoppen|schicken|senden|exportieren|importieren|sperren|nehmen|reservieren|bestellen|archivieren|bearbeiten|schließen|deaktivieren|aktivieren|korrigieren|drucken|registrieren|enden|tragen|füllen|lagern|räumen|heben|brechen)';

const POLITE =
  '(?:(?:please|bitte|hey|hi|hello|hallo|now|jetzt|can you|could you|would you|will you|i want to|i would like to|kannst du|können sie|könntest du|könnten sie|ich möchte|ich will)[\\s,]+)*';
const BEGINS = new RegExp(
  `^${POLITE}(?:(?:${ENGLISH})\\s+\\S|(?:${GERMAN})(?:e|en sie)?\\s+(?!(?:ist|sind|hat|haben|wird|werden)\\b)\\S)`,
  'iu',
);
/** Whether a text begins or ends with a verb of one language by which people have something changed. */
export const VERBS: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`^${POLITE}(?:${ENGLISH})\\s`, 'iu'),
  de: new RegExp(`^${POLITE}(?:${GERMAN})(?:e|en sie)?\\s|\\s${INFINITIVES}$`, 'iu'),
};
/** A question that ends in an infinitive is one for a permission or a must: `who may delete`, `was müssen wir bestellen`. */
const ENDS = new RegExp(`\\s${INFINITIVES}$`, 'iu');
const ASKS =
  /^(?:(?:who|what|which|when|where|why|how|is|are|do|does|did|has|have|was|were|may|can i|am|should)|(?:wer|wen|wem|was|welche[rsnm]?|wann|wo|warum|wieso|wie|ist|sind|hat|haben|darf|dürfen|kann ich|muss|soll|gibt|wurde|wurden|wird|werden))(?![\p{L}])/iu;
/** `orders open`, `picks today` and `counts` are things, and so are `order SO-1` and `set`. */
const NOUN_FIRST =
  /^(?:order|orders|pick|picks|count|counts|move|moves|set|sets|start|lager|buch|print|import|imports|export|exports|lade)(?:\s+(?:\S*\d\S*|status|list|lists|log|history)|$)/iu;

/** Whether somebody asks for something to be done, and not for an answer. */
export function isInstruction(prompt: string): boolean {
  const text = wholeOf(prompt);
  if (NOUN_FIRST.test(text)) return false;
  if (BEGINS.test(text)) return true;
  return ENDS.test(text) && !ASKS.test(text);
}

/** Kinds of records that an instruction names by what people call them. */
export const kindsNamed = (prompt: string, searches: readonly Search[]): Search[] =>
  searches.filter(({ nouns }) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${LANGUAGES.map((language) => nouns[language]).join('|')})(?![\\p{L}\\p{N}])`,
      'iu',
    ).test(prompt),
  );
