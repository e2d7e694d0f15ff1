import type { Me } from '@slotwise/contract';
import { DialogFrame } from '@slotwise/shared/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { newTerms } from '../model/invitation-draft';
import { TYPES_FOR } from '../model/lifecycle';
import { useOfferedRoles } from '../terms/use-offered-roles';
import { useBulkStyles } from './bulk-invite.styles';
import { BulkList } from './bulk-list';
import { BulkResults } from './bulk-results';
import type { JudgedRow } from './model/judge';
import type { Mends } from './model/mending';
import { listOf } from './model/read-people';
import { initialResults } from './model/run';
import { useBulkRun } from './use-bulk-run';
import { useWords } from './words';

interface BulkInviteProps {
  me: Me;
  open: boolean;
  onClose: () => void;
}

/** Invites a whole list. The typed list, and its results, are still there when the dialog is opened again. */
export default function BulkInvite({ me, open, onClose }: BulkInviteProps) {
  const styles = useBulkStyles();
  const { t } = useWords();
  const types = TYPES_FOR[me.userType];
  const [text, setText] = useState('');
  const [mends, setMends] = useState<Mends>(new Map());
  const [terms, setTerms] = useState(() => newTerms(types[0] ?? 'join_company'));
  const offer = useOfferedRoles(me, terms, { isAsked: open });
  const run = useBulkRun(me, terms, offer.roleID);
  const body = useRef<HTMLDivElement>(null);
  const [returns, setReturns] = useState(0);
  // The button that led back to the list is gone, and the focus with it.
  useEffect(() => {
    if (returns > 0) body.current?.querySelector('textarea')?.focus();
  }, [returns]);
  const backToList = (rest: Parameters<typeof listOf>[0]) => {
    setText(listOf(rest));
    setMends(new Map());
    run.forget();
    setReturns(returns + 1);
  };

  const send = (rows: readonly JudgedRow[]) => {
    if (offer.roleID !== null) offer.given(offer.roleID);
    const all = initialResults(rows);
    run.start(
      all,
      all.filter(({ outcome }) => outcome === 'unsent'),
    );
  };
  return (
    <DialogFrame
      ref={body}
      open={open}
      title={t('bulk.title')}
      isAlert={run.progress !== null}
      className={styles.surface}
      onClose={() => !run.progress && onClose()}
    >
      {run.results ? (
        <BulkResults run={run} results={run.results} onClose={onClose} onList={backToList} />
      ) : (
        <BulkList
          me={me}
          text={text}
          onText={setText}
          terms={terms}
          onTerms={setTerms}
          offer={offer}
          mends={mends}
          onMends={setMends}
          onSend={send}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  );
}
