import type { Me } from '@slotwise/contract';
import { BULK_INVITATIONS_MAX } from '@slotwise/contract/constants';
import { Body1, Button } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/feedback';
import { DialogActions, DialogContent } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useDeferredValue, useMemo } from 'react';
import type { Terms } from '../model/invitation-draft';
import { TYPES_FOR } from '../model/lifecycle';
import { TermsFields } from '../terms/terms-fields';
import type { RoleOffer } from '../terms/use-offered-roles';
import { useBulkStyles } from './bulk-invite.styles';
import { goesOut, type JudgedRow } from './model/judge';
import { faultOfList, prepare, tally } from './model/prepare';
import { keyOf, mended, type Mend, type Mends } from './model/mending';
import { readPeople } from './model/read-people';
import { byName } from './model/roles-of-list';
import { PeopleInput } from './people-input';
import { PeopleTable, type Mendable, type PersonRow } from './people-table';
import { useListCheck } from './use-list-check';
import { useWords } from './words';

const STATES = [
  'valid',
  'unchecked',
  'pending',
  'member',
  'invalid',
  'duplicate',
] as const satisfies JudgedRow['state'][];

interface BulkListProps {
  me: Me;
  text: string;
  onText: (text: string) => void;
  terms: Terms;
  onTerms: (terms: Terms) => void;
  offer: RoleOffer;
  mends: Mends;
  onMends: (mends: Mends) => void;
  onSend: (rows: readonly JudgedRow[]) => void;
  onClose: () => void;
}

/** The list before it is sent: each row says what will become of it. */
export function BulkList({ me, text, onText, terms, onTerms, offer, mends, onMends, onSend, onClose }: BulkListProps) {
  const styles = useBulkStyles();
  const { t, say } = useWords();
  const describeError = useDescribeError();
  // Thousands of lines are read while people type on.
  const read = useDeferredValue(text);
  const roles = useMemo(() => byName(offer.roles), [offer.roles]);
  const takesRoles = terms.type === 'join_company' && roles.size > 0;
  const entries = useMemo(() => readPeople(read, roles), [read, roles]);
  const prepared = useMemo(
    () => prepare(mended(entries, mends), takesRoles ? roles : null),
    [entries, mends, takesRoles, roles],
  );
  const fault = faultOfList(tally(prepared));
  const { rows, error, isChecking, checkAgain } = useListCheck(prepared, { isSendable: fault === null });
  const count = rows.filter(goesOut).length;
  const usual = offer.roles.find(({ id }) => id === offer.roleID)?.name;
  const shown = rows.map((row, index): PersonRow => {
    const entry = entries[index];
    const mend = entry && mends.get(keyOf(entry));
    const wrong = new Set<Mendable>([...(Object.keys(mend ?? {}) as Mendable[]), ...(row.faulty ? [row.faulty] : [])]);
    return {
      ...row,
      role: takesRoles ? (row.role ?? usual) : undefined,
      mends: [...wrong],
      ...(mend && { state: 'invalid', now: row.state }),
    };
  });
  const mend = (id: string, change: Mend) => {
    const entry = entries[Number(id)];
    if (!entry) return;
    const key = keyOf(entry);
    onMends(new Map(mends).set(key, { ...mends.get(key), ...change }));
  };
  const isReady = count > 0 && fault === null && read === text && !offer.waits;
  return (
    <>
      <DialogContent className={styles.content}>
        <Body1 as="p" className={styles.lead}>
          {t('bulk.up-to', { max: BULK_INVITATIONS_MAX })}
        </Body1>
        <PeopleInput text={text} onText={onText} error={fault && say(fault)} roles={roles} />
        {!takesRoles && !offer.waits && entries.some(({ role }) => role !== undefined) && (
          <Banner intent="warning" title={t('roles.unused')} />
        )}
        {error !== null && (
          <Banner
            intent="error"
            title={t('check.failed')}
            actions={
              <Button size="small" onClick={checkAgain}>
                {t('check.again')}
              </Button>
            }
          >
            {describeError(error).title} {t('check.meanwhile')}
          </Banner>
        )}
        {shown.length > 0 && (
          <PeopleTable
            label={t('table.before')}
            rows={shown}
            states={STATES}
            roles={offer.roles.filter(({ exceeds }) => exceeds.length === 0).map(({ name }) => name)}
            onMend={mend}
          />
        )}
        <TermsFields
          wide
          terms={terms}
          types={TYPES_FOR[me.userType]}
          offer={offer}
          onChange={(changes) => onTerms({ ...terms, ...changes })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('word.cancel')}</Button>
        <Button
          appearance="primary"
          disabled={!isReady}
          disabledFocusable={isReady && isChecking}
          onClick={() => onSend(rows)}
        >
          {t('bulk.send', { count })}
        </Button>
      </DialogActions>
    </>
  );
}
