import { Card, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import type { PartStates } from '../../part-states';
import { VirtualList } from './virtual-list';

const useStyles = makeStyles({
  frame: { height: '240px', overflow: 'auto', border: `1px solid ${tokens.colorNeutralStroke2}`, padding: '8px' },
});

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), text: `Place A-${String(at + 1).padStart(5, '0')}` }));

/** A long text in each seventh, so that rows differ in height. */
const textOf = ({ id, text }: { id: string; text: string }) =>
  Number(id) % 7 === 6 ? `${text}: blocked since Monday, as the beam above it is bent and waits for the fitter` : text;

function Example({ count, columns = 1 }: { count: number; columns?: number }) {
  const styles = useStyles();
  return (
    <div
      className={styles.frame}
      role="region"
      aria-label={columns > 1 ? `${count} places in ${columns} columns` : `${count} places`}
      tabIndex={0}
    >
      <VirtualList items={itemsOf(count)} estimate={48} columns={columns} gap={8}>
        {(item) => (
          <Card>
            <Text>{textOf(item)}</Text>
          </Card>
        )}
      </VirtualList>
    </div>
  );
}

export default {
  part: 'List of which only the visible part is drawn',
  states: {
    'a few': () => <Example count={3} />,
    'a hundred thousand': () => <Example count={100_000} />,
    'in columns': () => <Example count={100_000} columns={3} />,
  },
} satisfies PartStates;
