import type { ImportKind } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, makeStyles, media } from '@slotwise/shared/ui';
import { ArrowUpload20Regular } from '@slotwise/shared/ui/icons';
import { useWords } from '../words';

const useStyles = makeStyles({
  // A page's title and both of its actions fit into one line of a phone: nothing moves when it is known who may do what.
  button: { [media.belowSm]: { minWidth: 0 } },
  text: { [media.belowSm]: { display: 'none' } },
});

/** Leads from a list to the import of its records; nothing for people who may not import. */
export function ImportButton({ kind }: { kind: ImportKind }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const mayImport = useCan(platform, 'import_inventory');
  if (!mayImport) return null;
  return (
    <Button
      className={styles.button}
      icon={<ArrowUpload20Regular />}
      aria-label={t('sections.import')}
      title={t('sections.import')}
      onClick={() => platform.navigate(`/inventory/imports?new=${kind}`)}
    >
      <span className={styles.text}>{t('sections.import')}</span>
    </Button>
  );
}
