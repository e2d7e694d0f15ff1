import type { ImportDetails } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { makeStyles, PageContent } from '@slotwise/shared/ui';
import { useCan } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { RecordPath } from '../sections/record-path';
import { SectionPage } from '../sections/section-page';
import { CancelImport } from './cancel-import';
import { ColumnsStep } from './columns-step';
import { EndedStep } from './ended-step';
import { importKeys } from './import-keys';
import { ImportStatus } from './import-status';
import { PreviewStep } from './preview-step';
import { RunningStep } from './running-step';
import { Steps } from './steps';
import { UploadStep } from './upload-step';
import { useTarget } from './use-target';
import { useWords } from './words';

const useStyles = makeStyles({
  content: { gap: '20px' },
  state: { display: 'flex', alignItems: 'center', gap: '12px' },
});

/** One file on its way in, at the step that it has come to. It is the server's: the page may be left and opened again. */
export default function ImportPage({ id }: { id: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const mayImport = useCan(platform, 'import_inventory');
  const read = useQuery({
    queryKey: importKeys.one(id),
    queryFn: ({ signal }) => platform.http('GET /import', { query: { import_id: id }, signal }),
    enabled: mayImport,
  });
  const file = read.data?.import;
  return (
    <SectionPage
      permission="import_inventory"
      title={file?.fileName ?? t('page.title')}
      description={file && t('page.description', { kind: file.kind })}
      above={<RecordPath section={t('page.imports')} href="/inventory/imports" />}
      action={
        file && (
          <div className={styles.state}>
            <ImportStatus status={file.status} />
            <CancelImport file={file} />
          </div>
        )
      }
    >
      {() => (
        <ReadRecord read={read}>
          {(details) => (
            <PageContent className={styles.content}>
              <OpenImport details={details} />
            </PageContent>
          )}
        </ReadRecord>
      )}
    </SectionPage>
  );
}

function OpenImport({ details }: { details: ImportDetails }) {
  const [isMapping, setMapping] = useState(false);
  const target = useTarget(details.import);
  const { status } = details.import;
  // A file that is checked anew comes back to what was found, not to its columns.
  if (isMapping && status !== 'ready') setMapping(false);
  const step = status === 'ready' && isMapping ? 'mapping' : status;
  return (
    <>
      <Steps status={step} details={details} />
      {step === 'uploading' && <UploadStep details={details} />}
      {step === 'mapping' && (
        <ColumnsStep
          key={JSON.stringify([details.header, details.layout])}
          details={details}
          target={target}
          onChecked={() => setMapping(false)}
        />
      )}
      {(step === 'checking' || step === 'applying') && <RunningStep file={details.import} />}
      {step === 'ready' && <PreviewStep details={details} onColumns={() => setMapping(true)} />}
      {(step === 'done' || step === 'failed' || step === 'canceled') && <EndedStep details={details} />}
    </>
  );
}
