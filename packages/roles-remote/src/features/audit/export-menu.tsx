import { download } from '@slotwise/shared/files';
import type { ReceivedFile } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { ArrowDownload20Regular } from '@slotwise/shared/ui/icons';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { ReasonButton } from '../../reason-button';
import type { AuditFilter } from './use-audit';
import { useWords } from './words';

/** The server writes the file while it is sent: years of entries take as long as they take. */
const TIMEOUT_MS = 120_000;

interface ExportMenuProps {
  /** Null: one that cannot be used, under which there is nothing to hand out. */
  filter: AuditFilter | null;
}

/** Hands out all entries that the filter lets through, as a file. */
export function ExportMenu({ filter }: ExportMenuProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const take = async (format: 'csv' | 'json') => {
    setBusy(true);
    try {
      const get = platform.http as unknown as (key: 'GET /audit/export', input: object) => Promise<ReceivedFile>;
      const { name, blob } = await get('GET /audit/export', { query: { ...filter, format }, timeoutMs: TIMEOUT_MS });
      download(name, blob);
    } catch (error) {
      notifyFailure(platform, t('export.failed'), error);
    } finally {
      setBusy(false);
    }
  };
  if (filter === null) {
    return (
      <ReasonButton icon={<ArrowDownload20Regular />} reason={t('audit.no-export')}>
        {t('audit.export')}
      </ReasonButton>
    );
  }
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ArrowDownload20Regular />} disabledFocusable={isBusy}>
          {t('audit.export')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => void take('csv')}>{t('export.csv')}</MenuItem>
          <MenuItem onClick={() => void take('json')}>{t('export.json')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
