import type { Company, Me } from '@slotwise/contract';
import { DELETION_GRACE_DAYS } from '@slotwise/contract/constants';
import type { Platform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Button, ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { Form, TextField, useForm } from '@slotwise/shared/ui/plain-form';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useSettingsStyles } from './settings-page.styles';
import { useWords } from './words';

interface LeaveLastProps {
  platform: Platform;
  me: Me;
  tenantId: string;
  onLeft: () => Promise<void>;
  onCancel: () => void;
}

/** Leaves as the last one there: says what is lost with that, and asks for what nobody types by mistake. */
export function LeaveLast(props: LeaveLastProps) {
  const describeError = useDescribeError();
  const { data, error, refetch, isFetching } = useQuery(tenantQueries(props.platform.http, props.me).tenant);
  if (data) {
    const { deletion } = data as Partial<Pick<Company, 'deletion'>>;
    return <LeaveForm {...props} name={data.name} dueAt={deletion?.dueAt} />;
  }
  if (!error) return <ListSkeleton />;
  return <ErrorState compact {...describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />;
}

interface LeaveFormProps extends LeaveLastProps {
  /** Of the company or WMS. */
  name: string;
  /** Moment of its deletion, if somebody has asked for that. */
  dueAt: string | undefined;
}

function LeaveForm({ platform, me, tenantId, name, dueAt, onLeft, onCancel }: LeaveFormProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const form = useForm({
    initial: { name: '' },
    check: (values) => (values.name.trim() === name ? {} : { name: t('leave.last.name-wrong') }),
    submit: (values) => platform.http('POST /me/leave', { body: { tenant_id: tenantId, name: values.name.trim() } }),
    onDone: () => void onLeft(),
  });
  return (
    <div className={styles.choices}>
      <ul className={styles.points}>
        <li>{t(`leave.last.${me.userType}`, { name })}</li>
        <li>{t('leave.last.back')}</li>
        {me.userType === 'company' && (
          <li>
            {dueAt === undefined
              ? t('leave.last.kept', { days: DELETION_GRACE_DAYS })
              : t('leave.last.going', { date: formats.date(dueAt, { dateStyle: 'long' }) })}
          </li>
        )}
        <li>{t('leave.last.invite')}</li>
      </ul>
      <Form
        form={form}
        danger
        className={styles.form}
        submitLabel={t(`leave.${me.userType}`)}
        busyLabel={t('leave.busy')}
        secondary={
          <Button appearance="subtle" onClick={onCancel}>
            {t('leave.last.cancel')}
          </Button>
        }
      >
        <TextField {...form.field('name')} label={t('leave.last.name', { name })} autoComplete="off" autoFocus />
      </Form>
    </div>
  );
}
