import { INVITATION_TTL_DAYS_MAX } from '@slotwise/contract/constants';
import { makeStyles, media, mergeClasses } from '@slotwise/shared/ui';
import { Field, Select, TextAreaField } from '@slotwise/shared/ui/forms';
import { useFormats, usePermissionWords } from '@slotwise/shared/words';
import { useWords } from '../../../words';
import type { Terms } from '../model/invitation-draft';
import type { InvitationType } from '../model/lifecycle';
import { reasonAgainst } from '../model/offered-roles';
import type { RoleOffer } from './use-offered-roles';

const MESSAGE_MAX = 2000;
const DAYS = Array.from({ length: INVITATION_TTL_DAYS_MAX }, (_, index) => index + 1);

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: '12px',
    [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  triple: { [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

interface TermsFieldsProps {
  terms: Terms;
  /** Types that the current user may send. */
  types: readonly InvitationType[];
  offer: RoleOffer;
  /** There is room for all choices beside each other. */
  wide?: boolean;
  onChange: (changes: Partial<Terms>) => void;
  messageError?: string | undefined;
}

/** Type, role, lifetime and message of an invitation, or of many. */
export function TermsFields({ terms, types, offer, wide = false, onChange, messageError }: TermsFieldsProps) {
  const styles = useStyles();
  const { t, say } = useWords();
  const formats = useFormats();
  const { quoted } = usePermissionWords();
  const { roles, loading, roleID } = offer;
  const someExceed = roles.some(({ exceeds }) => exceeds.length > 0);
  const roleField = terms.type === 'join_company' && (roles.length > 0 || loading) && (
    <Field label={t('terms.role')} hint={someExceed ? t('terms.exceeding') : undefined}>
      <Select value={roleID ?? ''} disabled={loading} onChange={(_event, { value }) => onChange({ roleID: value })}>
        {loading && <option value="">{t('word.loading')}</option>}
        {roles.map((role) => {
          const reason = reasonAgainst(role, formats, quoted);
          return (
            <option key={role.id} value={role.id} disabled={reason !== null}>
              {reason === null ? role.name : say(reason)}
            </option>
          );
        })}
      </Select>
    </Field>
  );
  return (
    <>
      <div className={mergeClasses(styles.pair, wide && roleField !== false && styles.triple)}>
        <Field label={t('terms.type')}>
          <Select value={terms.type} onChange={(_event, { value }) => onChange({ type: value as InvitationType })}>
            {types.map((type) => (
              <option key={type} value={type}>
                {t(`type.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('terms.expires')}>
          <Select value={String(terms.ttlDays)} onChange={(_event, { value }) => onChange({ ttlDays: Number(value) })}>
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {t('terms.days', { days })}
              </option>
            ))}
          </Select>
        </Field>
        {wide && roleField}
      </div>
      {!wide && roleField}
      <TextAreaField
        label={t('terms.message')}
        rows={3}
        maxLength={MESSAGE_MAX}
        value={terms.message}
        error={messageError}
        onChange={(message) => onChange({ message })}
      />
    </>
  );
}
