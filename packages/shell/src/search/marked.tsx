import { makeStyles, tokens } from '@slotwise/shared/ui';
import type { ReactNode } from 'react';
import { marksIn } from './marks';

const useStyles = makeStyles({
  mark: { backgroundColor: 'transparent', color: 'inherit', fontWeight: tokens.fontWeightBold },
});

/** A text whose matches are marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const styles = useStyles();
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, until] of marksIn(text, words)) {
    parts.push(
      text.slice(at, from),
      <mark key={from} className={styles.mark}>
        {text.slice(from, until)}
      </mark>,
    );
    at = until;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
