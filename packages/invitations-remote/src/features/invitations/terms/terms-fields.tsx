import { INVITATION_TTL_DAYS_MAX } from '@slotwise/contract/constants';
import { makeStyles, media } from '@slotwise/shared/ui';
import { Field, Select, TextAreaField } from '@slotwise/shared/ui/forms';
import type { Terms } from '../model/invitation-draft';
import { TYPE_LABELS } from '../model/lifecycle';
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
});

interface TermsFieldsProps {
  terms: Terms;
  /** Types that the current user may send. */
  types: readonly InvitationType[];
  offer: RoleOffer;
  onChange: (changes: Partial<Terms>) => void;
  messageError?: string | undefined;
}

/** Type, role, lifetime and message of an invitation, or of many. */
export function TermsFields({ terms, types, offer, onChange, messageError }: TermsFieldsProps) {
  const styles = useStyles();
  const { roles, loading, roleID } = offer;
  const someExceed = roles.some(({ exceeds }) => exceeds.length > 0);
  return (
    <>
      <div className={styles.pair}>
        <Field label="Invitation Type">
          <Select value={terms.type} onChange={(_event, { value }) => onChange({ type: value as InvitationType })}>
            {types.map((type) => (
              <option key={type} value={type}>
                {TYPE_LABELS[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Expires after">
          <Select value={String(terms.ttlDays)} onChange={(_event, { value }) => onChange({ ttlDays: Number(value) })}>
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {days === 1 ? '1 day' : `${days} days`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {terms.type === 'join_company' && (roles.length > 0 || loading) && (
        <Field label="Role" hint={someExceed ? 'Roles that grant more than you hold cannot be picked.' : undefined}>
          <Select value={roleID ?? ''} disabled={loading} onChange={(_event, { value }) => onChange({ roleID: value })}>
            {loading && <option value="">Loading...</option>}
            {roles.map((role) => {
              const reason = reasonAgainst(role);
              return (
                <option key={role.id} value={role.id} disabled={reason !== null}>
                  {reason === null ? role.name : `${role.name} (${reason})`}
                </option>
              );
            })}
          </Select>
        </Field>
      )}
      <TextAreaField
        label="Message (optional)"
        rows={3}
        maxLength={MESSAGE_MAX}
        value={terms.message}
        error={messageError}
        onChange={(message) => onChange({ message })}
      />
    </>
  );
}
