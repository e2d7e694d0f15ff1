import { useFormats } from '@slotwise/shared/words';
import { useWords } from './words';

/** Most records that are named: whoever looks after these looks again. */
const NAMED = 10;

/** Names of records in a sentence, and how many more there are. */
export function useNames() {
  const { t } = useWords();
  const formats = useFormats();
  return (names: readonly string[]) =>
    formats.list([
      ...names.slice(0, NAMED),
      ...(names.length > NAMED ? [t('names.more', { count: names.length - NAMED })] : []),
    ]);
}
