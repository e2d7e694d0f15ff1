import type { PermissionName } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { Body1, Button } from '@slotwise/shared/ui';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWords } from './words';

export interface AskForProps {
  permission: PermissionName;
}

/** Asks those who can give a permission for it, and says what became of that. */
export default function AskFor({ permission }: AskForProps) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const platform = usePlatform();
  const cache = useQueryClient();
  const queryKey = ['dashboard', 'asked-for', permission];
  const newest = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await platform.http('GET /me/access-requests', { query: { permission, limit: 1 }, signal })).items[0] ?? null,
  });
  const ask = useMutation({
    mutationFn: () => platform.http('POST /me/access-requests', { body: { permission } }),
    onSuccess: ({ accessRequest }) => cache.setQueryData(queryKey, accessRequest),
    onError: (error) => {
      // It may have been asked in another tab.
      void cache.invalidateQueries({ queryKey });
      notifyFailure(platform, t('ask.failed'), error);
    },
  });
  if (newest.data?.status === 'open') return <Body1>{t('ask.asked')}</Body1>;
  if (newest.error && newest.data === undefined) {
    return (
      <>
        <Body1 role="alert">{describeError(newest.error).title}</Body1>
        <Button onClick={() => void newest.refetch()} disabledFocusable={newest.isFetching}>
          {t('ask.retry')}
        </Button>
      </>
    );
  }
  const declined = newest.data?.status === 'declined' ? newest.data : null;
  return (
    <>
      {declined && <Body1>{t('ask.declined', { answer: declined.answer ?? '' })}</Body1>}
      <SendButton onClick={() => ask.mutate()} off={newest.isPending} sending={ask.isPending}>
        {declined ? t('ask.again') : t('ask.open')}
      </SendButton>
    </>
  );
}
