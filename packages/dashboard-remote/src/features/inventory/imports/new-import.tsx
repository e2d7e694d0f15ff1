import type { Import, ImportKind } from '@slotwise/contract';
import { IMPORT_KINDS, IMPORT_MAX_BYTES } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { ArrowDownload16Regular } from '@slotwise/shared/ui/icons';
import { SegmentedControl } from '@slotwise/shared/ui/list';
import { useQueryClient } from '@tanstack/react-query';
import { TableDrop } from './table-drop';
import { importKeys } from './import-keys';
import { useBytes } from './use-bytes';
import { useDownload } from './use-download';
import { useSendFile } from './use-import-actions';
import { useWords } from './words';

const useStyles = makeStyles({
  kind: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
  templates: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface NewImportProps {
  /** Initial choice. */
  kind: ImportKind;
  onClose: () => void;
  onDone: (file: Import) => void;
}

/** Chooses what a file holds, and the file; its upload goes on when the dialog is closed. */
export function NewImport({ kind, onClose, onDone }: NewImportProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const cache = useQueryClient();
  const bytes = useBytes();
  const sendFile = useSendFile();
  const { fetchFile, isBusy } = useDownload();
  const form = useForm({
    initial: { kind, file: null as File | null },
    check: ({ file }) => {
      if (!file) return { file: t('new.fault.none') };
      if (file.size === 0) return { file: t('new.fault.empty') };
      return file.size > IMPORT_MAX_BYTES ? { file: t('new.fault.large', { max: bytes(IMPORT_MAX_BYTES) }) } : {};
    },
    endsEarly: true,
    submit: async (values, signal, idempotencyKey) => {
      if (!values.file) throw new TypeError('A form without a file was sent.');
      const { name, size } = values.file;
      const body = { kind: values.kind, file_name: name.slice(-255), bytes: size };
      return (await http('POST /import', { signal, idempotencyKey, body })).import;
    },
    onDone: (made, { file }) => {
      void cache.invalidateQueries({ queryKey: importKeys.list });
      if (file) void sendFile(made.id, file);
      onDone(made);
    },
  });
  const { file } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('new.title')}
      submitLabel={t('new.submit')}
      busyLabel={t('new.busy')}
      size="large"
      onClose={onClose}
    >
      <div className={styles.kind}>
        <Text>{t('new.kind')}</Text>
        <SegmentedControl
          label={t('new.kind')}
          segments={IMPORT_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          value={form.values.kind}
          onChange={(one) => form.change({ kind: one })}
        />
      </div>
      <TableDrop
        label={t('new.file')}
        file={file}
        onFile={(chosen) => form.change({ file: chosen })}
        hint={file ? bytes(file.size) : t('drop.hint', { max: bytes(IMPORT_MAX_BYTES) })}
        error={form.faults.file}
      />
      <div className={styles.templates}>
        <Text size={200} className={styles.quiet}>
          {t('template.lead')}
        </Text>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            appearance="subtle"
            icon={<ArrowDownload16Regular />}
            disabledFocusable={isBusy}
            onClick={() => void fetchFile('GET /imports/template', { kind: form.values.kind, format })}
          >
            {t(`template.${format}`)}
          </Button>
        ))}
      </div>
    </FormDialog>
  );
}
