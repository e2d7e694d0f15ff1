import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { FileDrop } from '@slotwise/shared/ui/file-drop';
import { ArrowUpload20Regular, Table20Regular } from '@slotwise/shared/ui/icons';
import { useWords } from './words';

const useStyles = makeStyles({
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  icon: { color: tokens.colorNeutralForeground3 },
});

const ACCEPTED = '.csv,.tsv,.txt,.xlsx';

interface TableDropProps {
  label: string;
  file: File | null;
  onFile: (file: File) => void;
  /** Text below the name of the chosen file, or the accepted files. */
  hint: string;
  error?: string | null;
}

/** Takes one file with a table. */
export function TableDrop({ file, ...drop }: TableDropProps) {
  const styles = useStyles();
  const { t } = useWords();
  return (
    <FileDrop {...drop} accept={ACCEPTED} chooseLabel={t(file ? 'drop.other' : 'drop.choose')}>
      {file ? <Table20Regular className={styles.icon} /> : <ArrowUpload20Regular className={styles.icon} />}
      <Text className={file ? styles.name : undefined}>{file ? file.name : t('drop.here')}</Text>
    </FileDrop>
  );
}
