import type { Me } from '@slotwise/contract';
import { BULK_INVITATIONS_MAX } from '@slotwise/contract/constants';
import { Body1, Button } from '@slotwise/shared/ui';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';
import { useDeferredValue, useMemo, useState } from 'react';
import { newTerms } from '../model/invitation-draft';
import { TYPES_FOR } from '../model/lifecycle';
import { TermsFields } from '../terms/terms-fields';
import { useOfferedRoles } from '../terms/use-offered-roles';
import { useBulkStyles } from './bulk-invite.styles';
import { BulkResults } from './bulk-results';
import { PeopleInput } from './people-input';
import { PeopleTable } from './people-table';
import { faultOfList, prepare, tally } from './model/prepare';
import type { PreparedRow } from './model/prepare';
import { readPeople } from './model/read-people';
import { initialResults } from './model/run';
import { useBulkRun } from './use-bulk-run';
import { useWords } from './words';

const STATES = ['valid', 'invalid', 'duplicate'] as const satisfies PreparedRow['state'][];

interface BulkInviteProps {
  me: Me;
  open: boolean;
  onClose: () => void;
}

/** Invites a whole list. The typed list, and its results, are still there when the dialog is opened again. */
export default function BulkInvite({ me, open, onClose }: BulkInviteProps) {
  const styles = useBulkStyles();
  const { t, say } = useWords();
  const types = TYPES_FOR[me.userType];
  const [text, setText] = useState('');
  const [terms, setTerms] = useState(() => newTerms(types[0] ?? 'join_company'));
  const offer = useOfferedRoles(me, terms, { isAsked: open });
  const run = useBulkRun(me, terms, offer.roleID);
  // Thousands of lines are read while people type on.
  const read = useDeferredValue(text);
  const rows = useMemo(() => prepare(readPeople(read)), [read]);
  const counts = tally(rows);
  const fault = faultOfList(counts);

  const send = () => {
    const all = initialResults(rows);
    run.start(
      all,
      all.filter(({ outcome }) => outcome === 'unsent'),
    );
  };
  return (
    <Dialog
      open={open}
      modalType={run.progress ? 'alert' : 'modal'}
      onOpenChange={(_event, data) => {
        if (!data.open && !run.progress) onClose();
      }}
    >
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <DialogBody>
          <DialogTitle>{t('bulk.title')}</DialogTitle>
          {run.results ? (
            <BulkResults
              run={run}
              results={run.results}
              onClose={onClose}
              onNewList={() => {
                setText('');
                run.forget();
              }}
            />
          ) : (
            <>
              <DialogContent className={styles.content}>
                <Body1 as="p" className={styles.lead}>
                  {t('bulk.up-to', { max: BULK_INVITATIONS_MAX })}
                </Body1>
                <PeopleInput text={text} onText={setText} error={fault && say(fault)} />
                {rows.length > 0 && <PeopleTable label={t('table.before')} rows={rows} states={STATES} />}
                <TermsFields
                  terms={terms}
                  types={types}
                  offer={offer}
                  onChange={(changes) => setTerms({ ...terms, ...changes })}
                />
              </DialogContent>
              <DialogActions>
                <Button onClick={onClose}>{t('word.cancel')}</Button>
                <Button
                  appearance="primary"
                  disabled={counts.valid === 0 || fault !== null || read !== text}
                  onClick={send}
                >
                  {t('bulk.send', { count: counts.valid })}
                </Button>
              </DialogActions>
            </>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
