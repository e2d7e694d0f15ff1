import type { AssistantInfo } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { assistantQuery } from '../api/assistant';
import { useSettingsStyles } from '../settings-page.styles';
import { Consent } from './consent';
import { useWords } from './words';

/** Which data of the company or WMS may leave to the language model that the operator has configured. */
export default function AssistantData({ platform }: { platform: Platform }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const { data: info, error, refetch, isFetching } = useQuery(assistantQuery(platform.http));
  if (error) {
    return <ErrorState compact {...describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!info) return <ListSkeleton count={1} />;
  if (!hasModel(info)) return <p className={styles.muted}>{t('assistant.none')}</p>;
  return <Consent platform={platform} info={info} />;
}

const hasModel = (info: AssistantInfo): info is AssistantInfo & { model: NonNullable<AssistantInfo['model']> } =>
  info.model !== null;
