import type { AssistantEvent } from '@slotwise/contract';
import type { Question } from '../../platform/look';
import type { Search } from '../../platform/search';
import { mayFind } from '../search';
import { kindsNamed } from './asked/instruction';
import { recordByWord, recordIn } from './asked/about-record';
import { plainLine } from './plain-text';
import { WORDS } from './words';

/**
 * The answer to somebody who asks for a change that nobody proposes: that it is not done, and the records or the page where people do it
 * themselves, of those that they may see.
 */
export async function instructionAnswer(
  question: Question,
  searches: readonly Search[],
  prompt: string,
): Promise<AssistantEvent[]> {
  const { language } = question;
  const words = WORDS[language];
  const named = (await recordIn(question, searches, prompt)) ?? (await recordByWord(question, searches, prompt));
  const pages = kindsNamed(prompt, searches).filter((search) => mayFind(search, question));
  const links = [
    ...(named ? [{ kind: named.kind, id: named.id, title: plainLine(named.title, language) }] : []),
    ...pages.map(({ kind }) => ({ kind })),
  ];
  if (links.length === 0) return [{ type: 'text', text: `${words.cannotDo} ${words.elsewhere}` }];
  return [
    { type: 'looked_at', what: words.where, links },
    { type: 'text', text: `${words.cannotDo} ${words.doThere}` },
  ];
}
