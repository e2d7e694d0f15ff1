import type { Proposal } from '@slotwise/contract';
import { useAdviceWords } from '../../advice/use-put-advice';
import { BigButton } from '../big-button';
import { useFloor, useScans } from '../floor-context';
import type { Place } from '../known/resolve';
import { Question } from '../question';
import { useAsked } from '../scan/use-asked';
import { useIsAsked } from '../scan/use-is-asked';
import { useWords } from '../words';

interface OtherPlaceProps {
  place: Place;
  /** The place that was proposed before all others. */
  best: Proposal;
  onPut: (place: Place) => void;
  onCancel: () => void;
}

/**
 * Goods may be put anywhere that takes them, but nobody does so unawares: says why another place was proposed. The same place
 * scanned once more is a yes, the proposed one is taken instead.
 */
export function OtherPlace({ place, best, onPut, onCancel }: OtherPlaceProps) {
  const { t } = useWords();
  const words = useAdviceWords();
  const { say } = useFloor();
  const asked = useAsked();
  const isAsked = useIsAsked();
  const scan = useScans(async (code) => {
    const found = await asked.place(code);
    if (!found) return;
    if (!isAsked.current) say('bad', t('scan.failed'));
    else if (found.id === place.id || found.id === best.location.id) onPut(found);
    else say('bad', t('put-away.other-first', { place: place.code }));
  });
  return (
    <Question
      text={t('put-away.other', { place: place.code })}
      facts={t('put-away.other-why', { best: best.location.code, reasons: words.reasons(best) })}
      label={t('move.to-label')}
      onScan={scan}
    >
      <BigButton appearance="primary" onClick={onCancel}>
        {t('put-away.other-no')}
      </BigButton>
      <BigButton onClick={() => onPut(place)}>{t('put-away.other-yes', { place: place.code })}</BigButton>
    </Question>
  );
}
