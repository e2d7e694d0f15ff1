import { Button, makeStyles, media, Spinner, Text, tokens } from '@slotwise/shared/ui';
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
import { useFormats } from '@slotwise/shared/words';
import { useWords } from './words';

const FORMATS = ['csv', 'xlsx'] as const;
const useStyles = makeStyles({
  // Beside a list's other actions there is no room for words on a phone.
  button: { [media.belowSm]: { minWidth: 0 } },
  text: { [media.belowSm]: { display: 'none' } },
  // Warehouses may be many: the menu stays within the window, and scrolls.
  popover: { maxHeight: 'min(70vh, 32rem)', maxWidth: '24rem', overflowY: 'auto' },
  note: { display: 'block', padding: '4px 8px 8px', color: tokens.colorNeutralForeground3 },
});

interface ExportedFile {
  key: string;
  /** Left out where there is no other kind. */
  name?: string;
  send: (format: (typeof FORMATS)[number]) => void;
}

/** Files under a common name, as of one warehouse; without it where there are no others. */
export interface ExportedFiles {
  key: string;
  name?: string;
  files: readonly ExportedFile[];
}

interface ExportMenuProps {
  groups: readonly ExportedFiles[];
  /** Why there are several of them. */
  note?: string;
  /** Names of columns that the files do not have. */
  hidden: readonly string[];
  busy: boolean;
  disabled?: boolean;
  /** Why there is none. */
  reason?: string;
}

/** Hands a list over as a file. While one is made, its button says so. */
export function ExportMenu({ groups, note, hidden, busy, disabled = false, reason }: ExportMenuProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const label = busy ? t('export.working') : t('export.label');
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          className={styles.button}
          icon={busy ? <Spinner size="extra-tiny" aria-hidden="true" /> : <ArrowDownload16Regular />}
          aria-label={label}
          title={reason ?? label}
          disabledFocusable={disabled || busy}
        >
          <span className={styles.text}>{label}</span>
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        {note !== undefined && (
          <Text size={200} className={styles.note}>
            {note}
          </Text>
        )}
        {hidden.length > 0 && (
          <Text size={200} className={styles.note}>
            {t('export.without', { columns: formats.list(hidden) })}
          </Text>
        )}
        <MenuList>
          {groups.map(({ key, name, files }) => (
            <MenuGroup key={key}>
              {name !== undefined && <MenuGroupHeader>{name}</MenuGroupHeader>}
              {files.flatMap((file) =>
                FORMATS.map((format) => (
                  <MenuItem key={`${file.key} ${format}`} onClick={() => file.send(format)}>
                    {file.name === undefined
                      ? t(`export.${format}`)
                      : t('export.of-kind', { kind: file.name, format: format.toUpperCase() })}
                  </MenuItem>
                )),
              )}
            </MenuGroup>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
