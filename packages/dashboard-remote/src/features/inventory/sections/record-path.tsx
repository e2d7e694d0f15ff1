import { Breadcrumb } from '@slotwise/shared/ui/page';
import { useWords } from '../words';

/** The way from a record's page back to its section, and to the inventory. */
export function RecordPath({ section, href }: { section: string; href: string }) {
  const { t } = useWords();
  return (
    <Breadcrumb
      ancestors={[
        { label: t('word.title'), href: '/inventory' },
        { label: section, href },
      ]}
    />
  );
}
