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
import { readPeople } from './model/read-people';
import { PeopleInput } from './people-input';
import { PeopleTable } from './people-table';
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
  onSend: (rows: readonly JudgedRow[]) => void;
  onClose: () => void;
}

/** The list before it is sent: each row says what will become of it. */
export function BulkList({ me, text, onText, terms, onTerms, offer, onSend, onClose }: BulkListProps) {
  const styles = useBulkStyles();
  const { t, say } = useWords();
  const describeError = useDescribeError();
  // Thousands of lines are read while people type on.
  const read = useDeferredValue(text);
  const prepared = useMemo(() => prepare(readPeople(read)), [read]);
  const fault = faultOfList(tally(prepared));
  const { rows, error, isChecking, checkAgain } = useListCheck(prepared, { isSendable: fault === null });
  const count = rows.filter(goesOut).length;
  const isReady = count > 0 && fault === null && read === text && !offer.waits;
  return (
    <>
      <DialogContent className={styles.content}>
        <Body1 as="p" className={styles.lead}>
          {t('bulk.up-to', { max: BULK_INVITATIONS_MAX })}
        </Body1>
        <PeopleInput text={text} onText={onText} error={fault && say(fault)} />
        <TermsFields
          wide
          terms={terms}
          types={TYPES_FOR[me.userType]}
          offer={offer}
          onChange={(changes) => onTerms({ ...terms, ...changes })}
        />
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
        {rows.length > 0 && <PeopleTable label={t('table.before')} rows={rows} states={STATES} />}
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
