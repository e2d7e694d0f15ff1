import { useAnnounce } from '@slotwise/shared/ui';
import { useEffect, useRef } from 'react';
import type { Exchange } from './assistant-atoms';
import { useWords } from './words';

/** Says politely what the last answer is at, and the answer once it is whole. What stood there before is not said again. */
export function useProgressSaid(last: Exchange | undefined): void {
  const { t } = useWords();
  const announce = useAnnounce();
  const key = last && `${last.id} ${last.status} ${last.stage}`;
  const said = useRef(key);
  useEffect(() => {
    if (said.current === key) return;
    said.current = key;
    if (!last) return;
    announce(textOf(last, t));
  });
}

function textOf(exchange: Exchange, t: ReturnType<typeof useWords>['t']): string {
  const { status, stage, answer, suggested, proposed, error } = exchange;
  if (status === 'streaming') return t(`stage.${stage}`);
  if (status === 'stopped') return t('answer.stopped');
  if (status === 'failed') return error === null ? t('answer.cut') : t('answer.failed', { error });
  return [
    answer.trim(),
    ...proposed.map(({ proposal }) => t('proposal.title', { title: proposal.title })),
    ...(suggested.length > 0 ? [t('suggested.title'), ...suggested] : []),
  ].join('\n');
}
