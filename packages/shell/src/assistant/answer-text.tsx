import { makeStyles } from '@slotwise/shared/ui';
import { useMemo } from 'react';
import { blocksOf } from './plain-text';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '6px',
    maxWidth: '75ch',
    overflowWrap: 'anywhere',
  },
  text: { margin: 0, whiteSpace: 'pre-wrap' },
  list: { margin: 0, paddingInlineStart: '20px' },
});

/** The answer as text: nothing in it becomes a link or an element of the page. */
export function AnswerText({ answer }: { answer: string }) {
  const styles = useStyles();
  const blocks = useMemo(() => blocksOf(answer), [answer]);
  return (
    <div className={styles.root}>
      {blocks.map((block, at) => {
        if (block.kind === 'text') {
          return (
            <p key={at} dir="auto" className={styles.text}>
              {block.text}
            </p>
          );
        }
        const List = block.kind === 'points' ? 'ul' : 'ol';
        return (
          <List key={at} className={styles.list}>
            {block.items.map((item, place) => (
              <li key={place} dir="auto">
                {item}
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
