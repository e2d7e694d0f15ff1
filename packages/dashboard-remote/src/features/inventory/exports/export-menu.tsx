import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { ArrowDownload16Regular } from '@slotwise/shared/ui/icons';
import {
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@slotwise/shared/ui/overlay';
import { useWords } from './words';

const FORMATS = ['csv', 'xlsx'] as const;
const useStyles = makeStyles({
  // Warehouses may be many: the menu stays within the window, and scrolls.
  popover: { maxHeight: 'min(70vh, 32rem)', maxWidth: '20rem', overflowY: 'auto' },
  note: { display: 'block', padding: '4px 8px 8px', color: tokens.colorNeutralForeground3 },
});

/** One file, or its rows of one part, in each format. */
export interface ExportedFile {
  key: string;
  /** Left out where there is no other. */
  name?: string;
  send: (format: (typeof FORMATS)[number]) => void;
}

interface ExportMenuProps {
  files: readonly ExportedFile[];
  /** Why there are several of them. */
  note?: string;
  busy: boolean;
  disabled?: boolean;
  /** Why there is none. */
  reason?: string;
}

/** Hands a list over as a file. While one is made, its button says so. */
export function ExportMenu({ files, note, busy, disabled = false, reason }: ExportMenuProps) {
  const styles = useStyles();
  const { t } = useWords();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<ArrowDownload16Regular />}
          disabledFocusable={disabled || busy}
          title={reason}
        >
          {busy ? t('export.working') : t('export.label')}
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        {note !== undefined && (
          <Text size={200} className={styles.note}>
            {note}
          </Text>
        )}
        <MenuList>
          {files.map(({ key, name, send }) => (
            <MenuGroup key={key}>
              {name !== undefined && <MenuGroupHeader>{name}</MenuGroupHeader>}
              {FORMATS.map((format) => (
                <MenuItem key={format} onClick={() => send(format)}>
                  {t(`export.${format}`)}
                </MenuItem>
              ))}
            </MenuGroup>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
