import { useFloor } from '../floor-context';
import { countUp, isScanned, piecesOf, withQuantity, type GoodsLine } from '../goods';
import { useWords } from '../words';

interface Tally {
  read: () => readonly GoodsLine[];
  write: (lines: readonly GoodsLine[]) => void;
}

/** Counts goods into the list of a task, and says each count. */
export function useTally(lines: Tally) {
  const { t } = useWords();
  const { say } = useFloor();
  const tell = (line: GoodsLine) => say('good', t('scan.counted', { sku: line.sku.code, pieces: piecesOf(line) }));
  return {
    /** By a scan: as many more. A serial number that is in the list already is not counted twice. */
    add(line: GoodsLine, serial?: string) {
      if (serial !== undefined && isScanned(lines.read(), line.sku.id, serial)) {
        return say('bad', t('wrong.serial-twice', { serial }));
      }
      lines.write(countUp(lines.read(), line, serial));
      const [first] = lines.read();
      if (first) tell(first);
    },
    /** By hand: so many of a line. */
    set(line: GoodsLine, quantity: number) {
      lines.write(withQuantity(lines.read(), line, quantity));
      tell({ ...line, quantity });
    },
  };
}
