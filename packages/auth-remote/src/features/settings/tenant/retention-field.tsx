import { notifyFailure, type Platform } from '@slotwise/shared/remote';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { LateConfirmDialog } from '@slotwise/shared/ui/late';
import { useMutation } from '@tanstack/react-query';
import { useWords } from './words';

const FOR_EVER = 'ever';
const MONTHS = [12, 24, 36, 60, 84, 120];

interface RetentionFieldProps {
  platform: Platform;
  /** Null: entries are kept for as long as the deployment keeps any, which is `auditDays`, or for ever. */
  months: number | null;
  auditDays: number | null;
  disabled: boolean;
  onChange: (months: number | null) => void;
}

/** How long the audit is kept. A shorter time takes entries away for good: it is asked about with their number. */
export function RetentionField({ platform, months, auditDays, disabled, onChange }: RetentionFieldProps) {
  const { t } = useWords();
  const asking = useMutation({
    mutationFn: async (asked: number) => ({
      asked,
      ...(await platform.http('GET /mytenant/audit-retention', { query: { months: asked } })),
    }),
    onError: (failure) => notifyFailure(platform, t('retention.not-counted'), failure),
  });
  const choose = (chosen: number | null) => {
    if (chosen !== null && (months === null || chosen < months)) asking.mutate(chosen);
    else onChange(chosen);
  };
  const span = (count: number) =>
    count % 12 === 0 ? t('retention.years', { count: count / 12 }) : t('retention.months', { count });
  const choices = months === null || MONTHS.includes(months) ? MONTHS : [...MONTHS, months].sort((a, b) => a - b);
  const shown = asking.isPending ? asking.variables : (asking.data?.asked ?? months);
  return (
    <>
      <Field
        label={t('retention.label')}
        hint={auditDays === null ? t('retention.hint') : t('retention.deployment', { days: auditDays })}
      >
        <Select
          value={shown === null ? FOR_EVER : String(shown)}
          disabled={disabled || asking.isPending}
          onChange={(_, { value }) => choose(value === FOR_EVER ? null : Number(value))}
        >
          <option value={FOR_EVER}>{t(auditDays === null ? 'retention.ever' : 'retention.as-deployment')}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {span(one)}
            </option>
          ))}
        </Select>
      </Field>
      <LateConfirmDialog
        open={asking.data !== undefined}
        title={t('retention.question')}
        confirmLabel={t('retention.confirm')}
        danger
        onConfirm={() => {
          if (asking.data) onChange(asking.data.asked);
          asking.reset();
        }}
        onCancel={() => asking.reset()}
      >
        {t('retention.text', { span: span(asking.data?.asked ?? 0), count: asking.data?.entries ?? 0 })}
      </LateConfirmDialog>
    </>
  );
}
