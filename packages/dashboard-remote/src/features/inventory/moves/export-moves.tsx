import { Button } from '@slotwise/shared/ui';
import { ArrowDownload16Regular } from '@slotwise/shared/ui/icons';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { useDownload } from '../imports/use-download';
import { useWords } from '../words';
import type { MoveFilter } from './moves-table';

const FORMATS = ['csv', 'xlsx'] as const;

/** Hands over the moves that are listed, all of them, as a file. @param props.disabled nothing is listed */
export function ExportMoves({ filter, disabled }: { filter: MoveFilter; disabled: boolean }) {
  const { t } = useWords();
  const { fetchFile, isBusy } = useDownload();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<ArrowDownload16Regular />} disabledFocusable={disabled || isBusy}>
          {isBusy ? t('moves.exporting') : t('moves.export')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {FORMATS.map((format) => (
            <MenuItem key={format} onClick={() => void fetchFile('GET /stock/moves/file', { ...filter, format })}>
              {t(`moves.export.${format}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
