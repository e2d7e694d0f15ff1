import type { Answer, Me } from '@slotwise/contract';
import { SLOTTING_CURRENCIES, UNIT_SYSTEMS, WEEK_STARTS } from '@slotwise/contract/constants';
import { notifyFailure, type Platform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { ErrorState, makeStyles, mergeClasses } from '@slotwise/shared/ui';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tenantSettingsQuery } from '../api/tenant-settings';
import { RetentionField } from './retention-field';
import { useWords } from './words';

type Known = Answer<'GET /mytenant/settings'>;
type Settings = Known['settings'];

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    minWidth: 0,
    maxWidth: '480px',
    // As wide as the screen, however long a choice is.
    '& span:has(> select)': { minWidth: 0 },
    '& select': { minWidth: 0, width: '100%', textOverflow: 'ellipsis' },
  },
  // As high as what comes: nothing below moves.
  waiting: { visibility: 'hidden' },
});

const UNKNOWN: Known = {
  settings: { currency: null, weekStart: null, units: null, auditRetentionMonths: null },
  auditDays: null,
};
const UNSAID = 'none';
const WEEK_CHOICES = [UNSAID, ...WEEK_STARTS] as const;

interface TenantFieldsProps {
  platform: Platform;
  kind: Me['userType'];
  disabled: boolean;
}

/** Settings that hold for everybody in the company or WMS. A choice is saved at once. */
export function TenantFields({ platform, kind, disabled }: TenantFieldsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const describe = useDescribeError();
  const queryClient = useQueryClient();
  const query = tenantSettingsQuery(platform.http);
  const { data, error, isFetching, refetch } = useQuery(query);
  if (!data && error) {
    const { title, advice } = describe(error);
    return <ErrorState compact title={title} advice={advice} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const known = data ?? UNKNOWN;
  const { currency, weekStart, units } = known.settings;
  const change = async (next: Partial<Settings>) => {
    const show = (shown: Known) => queryClient.setQueryData(query.queryKey, shown);
    show({ ...known, settings: { ...known.settings, ...next } });
    try {
      const body = {
        ...(next.currency !== undefined && { currency: next.currency }),
        ...(next.weekStart !== undefined && { week_start: next.weekStart }),
        ...(next.units !== undefined && { units: next.units }),
        ...(next.auditRetentionMonths !== undefined && { audit_retention_months: next.auditRetentionMonths }),
      };
      show(await platform.http('PATCH /mytenant/settings', { body }));
      // The live event does the same; a page without a stream must not wait for it.
      if (next.weekStart !== undefined || next.units !== undefined)
        await queryClient.invalidateQueries({ queryKey: queryKeys.me });
    } catch (failure) {
      notifyFailure(platform, t('tenant.not-kept'), failure);
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    }
  };
  return (
    <div className={mergeClasses(styles.root, !data && styles.waiting)}>
      <Field label={t('week.label')} hint={t('week.hint')}>
        <Select
          value={weekStart ?? UNSAID}
          disabled={disabled}
          onChange={(_, { value }) => void change({ weekStart: WEEK_STARTS.find((one) => one === value) ?? null })}
        >
          {WEEK_CHOICES.map((one) => (
            <option key={one} value={one}>
              {t(`week.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('units.label')} hint={t('units.hint')}>
        <Select
          value={units ?? UNIT_SYSTEMS[0]}
          disabled={disabled}
          onChange={(_, { value }) => void change({ units: UNIT_SYSTEMS.find((one) => one === value) ?? null })}
        >
          {UNIT_SYSTEMS.map((one) => (
            <option key={one} value={one}>
              {t(`units.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'company' && (
        <Field label={t('currency.label')} hint={t('currency.hint')}>
          <Select
            value={currency ?? UNSAID}
            disabled={disabled}
            onChange={(_, { value }) =>
              void change({ currency: SLOTTING_CURRENCIES.find((one) => one === value) ?? null })
            }
          >
            <option value={UNSAID}>{t('currency.none', { currency: SLOTTING_CURRENCIES[0] })}</option>
            {SLOTTING_CURRENCIES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      )}
      <RetentionField
        platform={platform}
        months={known.settings.auditRetentionMonths}
        auditDays={known.auditDays}
        disabled={disabled}
        onChange={(auditRetentionMonths) => void change({ auditRetentionMonths })}
      />
    </div>
  );
}
