import type { Me } from '@slotwise/contract';
import { lateDialog, type Platform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ErrorState } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { twoFactorQuery } from '../api/two-factor';
import { settingsKeys } from '../query-keys';
import { DemandSwitch } from './demand-switch';
import { FactorOff } from './factor-off';
import { FactorOn } from './factor-on';
import { shownCodes } from './recovery-codes/shown-codes';

const RecoveryCodesDialog = lateDialog(
  () => import(/* webpackChunkName: "part-recovery-codes" */ './recovery-codes/recovery-codes-dialog'),
);

/** A second factor at login: set up, renewed, taken away, and demanded of colleagues. */
export default function TwoFactor({ platform, me }: { platform: Platform; me: Me }) {
  const describeError = useDescribeError();
  const queryClient = useQueryClient();
  const maySetPolicy = useCan(platform, 'manage_company');
  const [codes, setCodes] = useState(() => shownCodes.get(me.id) ?? null);
  const state = useQuery(twoFactorQuery(platform.http));
  const changed = () => queryClient.invalidateQueries({ queryKey: settingsKeys.twoFactor });
  const shown = (made: readonly string[]) => {
    shownCodes.set(me.id, made);
    setCodes(made);
    void changed();
  };
  const putAway = () => {
    shownCodes.delete(me.id);
    setCodes(null);
  };
  const body = () => {
    if (state.error)
      return (
        <ErrorState
          compact
          {...describeError(state.error)}
          onRetry={() => void state.refetch()}
          retrying={state.isFetching}
        />
      );
    if (!state.data) return null;
    return state.data.since === null ? (
      <FactorOff platform={platform} me={me} demanded={state.data.demanded} onCodes={shown} />
    ) : (
      <FactorOn platform={platform} me={me} state={state.data} onCodes={shown} onOff={() => void changed()} />
    );
  };
  return (
    <>
      {body()}
      <RecoveryCodesDialog open={codes !== null} codes={codes ?? []} email={me.email} onDone={putAway} />
      {maySetPolicy && state.data && <DemandSwitch platform={platform} state={state.data} />}
    </>
  );
}
