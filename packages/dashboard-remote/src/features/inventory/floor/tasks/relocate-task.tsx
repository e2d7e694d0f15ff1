import type { MoveTask } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useEffect, useRef, useState } from 'react';
import { BigButton } from '../big-button';
import { useFloor, useFloorOutbox, useSayDone, useScans } from '../floor-context';
import { Question } from '../question';
import { useAsked } from '../scan/use-asked';
import { useLive } from '../scan/use-live';
import { useWords } from '../words';
import { moveTaskKey } from './move-task-key';
import { NextTask } from './next-task';

/** The steps of a plan, one after the other: nobody else gets the same one meanwhile. */
export default function RelocateTask() {
  const { t } = useWords();
  const { http } = usePlatform();
  return (
    <NextTask
      kind="relocate"
      queryKey={moveTaskKey}
      take={(warehouseId, signal) => http('POST /move-task/take', { body: { warehouse_id: warehouseId }, signal })}
      none={{ title: t('relocate.none'), reason: t('relocate.none-reason') }}
    >
      {(task, again) => <Steps task={task} onLeft={again} />}
    </NextTask>
  );
}

/** Says so where a step is replaced by another way round: somebody has taken the plan back meanwhile. */
function Steps({ task, onLeft }: { task: MoveTask; onLeft: () => void }) {
  const { t } = useWords();
  const { say } = useFloor();
  const { proposalId, turn, back } = task;
  const before = useRef(back);
  useEffect(() => {
    if (back && !before.current) say('bad', t('relocate.back'));
    before.current = back;
  }, [back, say, t]);
  return <Step key={`${proposalId} ${turn}`} task={task} onLeft={onLeft} />;
}

/** Fetch the goods, and put them where they go: by scans, or by touch where there is no scanner. */
function Step({ task, onLeft }: { task: MoveTask; onLeft: () => void }) {
  const { t } = useWords();
  const platform = usePlatform();
  const { find, say } = useFloor();
  const { relocate } = useFloorOutbox();
  const sayDone = useSayDone();
  const asked = useAsked();
  /** Another one when the step is drawn again, as after its booking was taken back. */
  const [decision] = useState(() => ({}));
  const isHeld = useLive(false);
  const { proposalId, turn, sku, from, to, pieces } = task;
  const take = () => {
    isHeld.write(true);
    say('good', t('scan.counted', { sku: sku.code, pieces }));
  };
  const put = async () => {
    const note = { task: 'relocate' as const, goods: [{ sku: sku.code, pieces }], from: from.code, to: to.code };
    // However often it is sent, a step is done once.
    const body = { proposal_id: proposalId, turn, key: `move-task:${proposalId}:${turn}` };
    if (await relocate(decision, body, note)) sayDone(t('relocate.done', { sku: sku.code, to: to.code }));
  };
  const scan = useScans(async (code) => {
    if (!isHeld.read()) {
      // The place comes first where somebody scans what is named: it is right or wrong, and the goods are still to be scanned.
      const scanned = await find(code, 'sku');
      if (scanned.is === 'place') {
        const where = { place: scanned.place.code, sku: sku.code, from: from.code };
        if (scanned.place.id === from.id) say('good', t('relocate.there', where));
        else say('bad', t('relocate.not-here', where));
        return;
      }
      const found = await asked.goods(code);
      if (!found) return;
      if (found.sku.id === sku.id) take();
      else say('bad', t('relocate.other-goods', { sku: found.sku.code, wanted: sku.code }));
      return;
    }
    const place = await asked.place(code);
    if (!place) return;
    if (place.id === to.id) await put();
    else say('bad', t('relocate.elsewhere', { to: to.code, place: place.code }));
  });
  const leave = async () => {
    try {
      await platform.http('POST /move-task/release', { body: { proposal_id: proposalId, turn } });
    } catch (error) {
      notifyFailure(platform, t('relocate.leave'), error);
    }
    onLeft();
  };
  const facts = [...(task.back ? [t('relocate.back')] : []), `${sku.name}, ${t('relocate.pieces', { pieces })}`];
  if (!isHeld.value) {
    return (
      <Question text={t('relocate.fetch', { sku: sku.code, from: from.code })} facts={facts.join('. ')} onScan={scan}>
        {pieces > 0 ? (
          <BigButton appearance="primary" onClick={take}>
            {t('relocate.have')}
          </BigButton>
        ) : (
          <BigButton appearance="primary" onClick={() => void put()}>
            {t('relocate.nothing-there')}
          </BigButton>
        )}
        <BigButton onClick={() => void leave()}>{t('relocate.leave')}</BigButton>
      </Question>
    );
  }
  return (
    <Question
      text={t('relocate.put', { sku: sku.code, to: to.code })}
      facts={facts.join('. ')}
      label={t('move.to-label')}
      onScan={scan}
    >
      <BigButton onClick={() => void put()}>{t('relocate.here')}</BigButton>
      <BigButton onClick={() => isHeld.write(false)}>{t('goods.discard')}</BigButton>
    </Question>
  );
}
