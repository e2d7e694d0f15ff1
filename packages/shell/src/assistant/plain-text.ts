/** A paragraph with its line breaks, or the points of a list. */
export type Block = { kind: 'text'; text: string } | { kind: 'points' | 'steps'; items: string[] };

/** Marks that turn around the text that follows: nobody who answers needs them, and who deceives does. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
const POINT = /^\s*[-*•]\s+(?=\S)/;
const STEP = /^\s*\d{1,3}[.)]\s+(?=\S)/;

const kindOf = (line: string) => (POINT.test(line) ? 'points' : STEP.test(line) ? 'steps' : 'text');

/** Reads an answer as plain text: paragraphs and lists, and nothing else. All other marks stay what they are. */
export function blocksOf(answer: string): Block[] {
  const blocks: Block[] = [];
  let isApart = true;
  for (const line of answer.replace(TURNING, '').split(/\r?\n/)) {
    if (line.trim() === '') {
      isApart = true;
      continue;
    }
    const kind = kindOf(line);
    const last = blocks.at(-1);
    if (kind === 'text') {
      if (!isApart && last?.kind === 'text') last.text += `\n${line}`;
      else blocks.push({ kind, text: line });
    } else {
      const item = line.replace(kind === 'points' ? POINT : STEP, '');
      if (last?.kind === kind) last.items.push(item);
      else blocks.push({ kind, items: [item] });
    }
    isApart = false;
  }
  return blocks;
}
