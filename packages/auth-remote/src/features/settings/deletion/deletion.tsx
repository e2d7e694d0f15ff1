import type { Company, CompanyDeletion, Me } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { queryKeys, tenantQueries } from '@slotwise/shared/session';
import { Button, ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { Banner } from '@slotwise/shared/ui/plain';
import { FormFault } from '@slotwise/shared/ui/plain-form';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from '../words';
import { AskForm } from './ask-form';

interface DeletionProps {
  platform: Platform;
  me: Me;
}

/** Has the company deleted, after the days of grace, and takes that back. */
export default function Deletion({ platform, me }: DeletionProps) {
  const describeError = useDescribeError();
  const company = useQuery(tenantQueries(platform.http, { ...me, userType: 'company' }).tenant);
  if (company.data) return <OfCompany platform={platform} me={me} company={company.data} />;
  if (!company.error) return <ListSkeleton />;
  const retry = () => void company.refetch();
  return <ErrorState compact {...describeError(company.error)} onRetry={retry} retrying={company.isFetching} />;
}

function OfCompany({ platform, me, company }: DeletionProps & { company: Company }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  // The live event does the same; a page without a stream must not wait for it.
  const readAgain = () => queryClient.invalidateQueries({ queryKey: queryKeys.tenant('company') });
  const onAsked = async ({ dueAt }: CompanyDeletion) => {
    await readAgain();
    setAsking(false);
    platform.notify({
      intent: 'success',
      title: t('deletion.done', { date: formats.date(dueAt, { dateStyle: 'long' }) }),
    });
  };
  const going = company.deletion ?? null;
  const place = useFocusKept(going ? 'going' : asking ? 'asking' : 'staying');
  return (
    <div ref={place} tabIndex={-1}>
      {going && <Going platform={platform} company={company} deletion={going} onTakenBack={readAgain} />}
      {!going && asking && (
        <AskForm platform={platform} me={me} name={company.name} onDone={onAsked} onCancel={() => setAsking(false)} />
      )}
      {!going && !asking && (
        <div className={styles.actions}>
          <Button onClick={() => setAsking(true)}>{t('deletion.begin')}</Button>
        </div>
      )}
    </div>
  );
}

/** The focused control is gone when another state takes its place: people who go by keyboard stay there, beside the new one. */
function useFocusKept(state: 'going' | 'asking' | 'staying'): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const changed = before.current !== state;
    before.current = state;
    // A form takes the focus by itself; one that is elsewhere stays there.
    if (changed && document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return place;
}

interface GoingProps {
  platform: Platform;
  company: Company;
  deletion: CompanyDeletion;
  onTakenBack: () => Promise<void>;
}

function Going({ platform, company, deletion: { askedAt, askedBy, dueAt }, onTakenBack }: GoingProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const describeError = useDescribeError();
  const takingBack = useMutation({
    mutationFn: () => platform.http('DELETE /mycompany/deletion'),
    onSuccess: () => platform.notify({ intent: 'success', title: t('deletion.taken-back') }),
    onSettled: onTakenBack,
  });
  const when = (at: string) => formats.date(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.choices}>
      <Banner
        intent="warning"
        title={t('deletion.going', { name: company.name, date: when(dueAt) })}
        actions={
          <SendButton
            size="small"
            sending={takingBack.isPending}
            sendingLabel={t('deletion.taking-back')}
            onClick={() => takingBack.mutate()}
          >
            {t('deletion.take-back')}
          </SendButton>
        }
      >
        {askedBy
          ? t('deletion.asked-by', { by: askedBy.name, date: when(askedAt) })
          : t('deletion.asked', { date: when(askedAt) })}
      </Banner>
      <FormFault fault={takingBack.error && describeError(takingBack.error)} />
    </div>
  );
}
