import { INVITATION_TTL_DAYS_MAX } from '@slotwise/contract/constants';
import { makeStyles, media, mergeClasses } from '@slotwise/shared/ui';
import { Field, Select, TextAreaField } from '@slotwise/shared/ui/forms';
import { useWords } from '../../../words';
import type { Terms } from '../model/invitation-draft';
import type { InvitationType } from '../model/lifecycle';
import { RoleField } from './role-field';
import type { RoleOffer } from './use-offered-roles';

const MESSAGE_MAX = 2000;
const DAYS = Array.from({ length: INVITATION_TTL_DAYS_MAX }, (_, index) => index + 1);

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: '12px',
    // As wide as its longest choice, a select would lie over the next one.
    '& select': { width: '100%', minWidth: 0 },
    '& .fui-Select': { minWidth: 0 },
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
  const { t } = useWords();
  const takesRole = terms.type === 'join_company' && (offer.roles.length > 0 || offer.waits);
  const roleField = takesRole && <RoleField offer={offer} onChange={(roleID) => onChange({ roleID })} />;
  // A fault needs more room than a select.
  const beside = wide && takesRole && offer.failure === null;
  return (
    <>
      <div className={mergeClasses(styles.pair, beside && styles.triple)}>
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
        {beside && roleField}
      </div>
      {!beside && roleField}
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
