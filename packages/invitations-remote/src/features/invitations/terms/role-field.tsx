import { Button } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/feedback';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { useDescribeError, useFormats, usePermissionWords } from '@slotwise/shared/words';
import { useWords } from '../../../words';
import { reasonAgainst } from '../model/offered-roles';
import type { RoleOffer } from './use-offered-roles';

interface RoleFieldProps {
  offer: Omit<RoleOffer, 'given'>;
  /** The call that waits for roles that could not be read. */
  advice?: string;
  onChange: (roleID: string) => void;
}

/** The role that goes along, or why it cannot be chosen yet: an invitation without it gives a role that nobody chose. */
export function RoleField({ offer, advice, onChange }: RoleFieldProps) {
  const { t, say } = useWords();
  const formats = useFormats();
  const describeError = useDescribeError();
  const { quoted } = usePermissionWords();
  const { roles, waits, failure, readAgain, roleID } = offer;
  if (failure) {
    return (
      <Banner
        intent="error"
        title={t('terms.roles-unread')}
        actions={
          <Button size="small" onClick={readAgain}>
            {t('terms.roles-again')}
          </Button>
        }
      >
        {describeError(failure).title} {advice ?? t('terms.roles-first')}
      </Banner>
    );
  }
  const someExceed = roles.some(({ exceeds }) => exceeds.length > 0);
  return (
    <Field label={t('terms.role')} hint={someExceed ? t('terms.exceeding') : undefined}>
      <Select value={roleID ?? ''} disabled={waits} onChange={(_event, { value }) => onChange(value)}>
        {waits && <option value="">{t('word.loading')}</option>}
        {!waits && roleID === null && <option value="" />}
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
}
