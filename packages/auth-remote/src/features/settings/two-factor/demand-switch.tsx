import type { TwoFactor } from '@slotwise/contract';
import { isAborted } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { Caption1 } from '@slotwise/shared/ui';
import { Switch } from '@slotwise/shared/ui/forms';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsKeys } from '../query-keys';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from '../words';

/** Whether everybody must have a second factor. Who demands it has one. */
export function DemandSwitch({ platform, state }: { platform: Platform; state: TwoFactor }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (demanded: boolean) => platform.http('PATCH /two-factor/policy', { body: { demanded } }),
    onError: (failure) => {
      if (isAborted(failure)) return;
      const { title, advice } = describeError(failure);
      platform.notify({ intent: 'error', title, body: advice });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKeys.twoFactor }),
  });
  const mayDemand = state.since !== null;
  return (
    <div className={styles.form}>
      <Switch
        label={t('two-factor.demand')}
        checked={change.isPending ? change.variables : state.demanded}
        disabled={!mayDemand && !state.demanded}
        onChange={(_event, { checked }) => change.mutate(checked)}
      />
      <Caption1 className={styles.muted}>
        {t(mayDemand ? 'two-factor.demand-text' : 'two-factor.demand-first')}
      </Caption1>
    </div>
  );
}
