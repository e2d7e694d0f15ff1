import type { ImportKind } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { ArrowUpload20Regular } from '@slotwise/shared/ui/icons';
import { useWords } from '../words';

/** Leads from a list to the import of what it lists; nothing for whom may not import. */
export function ImportButton({ kind }: { kind: ImportKind }) {
  const { t } = useWords();
  const platform = usePlatform();
  const mayImport = useCan(platform, 'import_inventory');
  if (!mayImport) return null;
  return (
    <Button icon={<ArrowUpload20Regular />} onClick={() => platform.navigate(`/inventory/imports?new=${kind}`)}>
      {t('sections.import')}
    </Button>
  );
}
