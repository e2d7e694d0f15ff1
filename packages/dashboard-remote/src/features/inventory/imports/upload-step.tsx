import type { ImportDetails } from '@slotwise/contract';
import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { ProgressBar } from '@slotwise/shared/ui/data';
import { Banner } from '@slotwise/shared/ui/feedback';
import { useDescribeError } from '@slotwise/shared/words';
import { useEffect, useState } from 'react';
import { TableDrop } from './table-drop';
import { partCount } from './uploads';
import { useBytes } from './use-bytes';
import { faultOf, useReadFile, useSendFile } from './use-import-actions';
import { useUpload, useUploads } from './use-uploads';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '40rem' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  text: { margin: 0, maxWidth: '75ch' },
});

/** Sends the file, or its missing parts after the page was left, and has it looked at once it is whole. */
export function UploadStep({ details }: { details: ImportDetails }) {
  const { import: file, parts } = details;
  const upload = useUpload(file.id);
  const isWhole = parts.length === partCount(file.bytes);
  if (isWhole) return <Reading importId={file.id} />;
  return upload ? <Sending details={details} /> : <Missing details={details} />;
}

function Sending({ details: { import: file, parts } }: { details: ImportDetails }) {
  const styles = useStyles();
  const { t } = useWords();
  const bytes = useBytes();
  const describeError = useDescribeError();
  const upload = useUpload(file.id);
  const uploads = useUploads();
  const sendFile = useSendFile();
  const { sent = 0, error = null } = upload ?? {};
  const again = () => {
    const known = uploads.fileOf(file.id);
    if (known) void sendFile(file.id, known, parts);
  };
  return (
    <div className={styles.root}>
      {error === null ? (
        <>
          <Text>{t('upload.running')}</Text>
          <ProgressBar aria-label={t('upload.running')} value={sent} max={file.bytes} />
          <Text size={200} className={styles.quiet}>
            {t('upload.progress', { sent: bytes(sent), total: bytes(file.bytes) })}
          </Text>
        </>
      ) : (
        <Banner
          intent="error"
          title={describeError(error).title}
          actions={<Button onClick={again}>{t('upload.again')}</Button>}
        >
          {describeError(error).advice}
        </Banner>
      )}
    </div>
  );
}

function Missing({ details: { import: file, parts } }: { details: ImportDetails }) {
  const styles = useStyles();
  const { t } = useWords();
  const bytes = useBytes();
  const sendFile = useSendFile();
  const [isOther, setOther] = useState(false);
  return (
    <div className={styles.root}>
      <Text as="p" className={styles.text}>
        {t('upload.missing', { file: file.fileName, parts: parts.length, all: partCount(file.bytes) })}
      </Text>
      <TableDrop
        label={t('new.file')}
        file={null}
        hint={t('upload.same', { file: file.fileName, size: bytes(file.bytes) })}
        error={isOther ? t('upload.other', { size: bytes(file.bytes) }) : null}
        onFile={(chosen) => {
          const isSame = chosen.size === file.bytes;
          setOther(!isSame);
          if (isSame) void sendFile(file.id, chosen, parts);
        }}
      />
    </div>
  );
}

function Reading({ importId }: { importId: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const { mutate, error, isPending } = useReadFile(importId);
  useEffect(() => mutate({}), [mutate]);
  const fault = faultOf(error);
  if (fault) {
    const { title, advice } = describeError(fault);
    return (
      <Banner
        intent="error"
        title={title}
        actions={
          <Button onClick={() => mutate({})} disabledFocusable={isPending}>
            {t('read.again')}
          </Button>
        }
      >
        {advice}
      </Banner>
    );
  }
  return (
    <div className={styles.root}>
      <Text>{t('read.running')}</Text>
      <ProgressBar aria-label={t('read.running')} />
    </div>
  );
}
