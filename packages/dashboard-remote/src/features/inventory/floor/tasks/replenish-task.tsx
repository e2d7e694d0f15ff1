import type { ReplenishTask as Task } from '@slotwise/contract';
import { codeKey } from '@slotwise/contract/code-key';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useRef, useState } from 'react';
import { todayOf } from '../../sections/days';
import type { LabelFacts } from '../../gs1/label';
import { matchGoods } from '../../gs1/match';
import { useFaultText } from '../../gs1/use-fault-text';
import { BigButton } from '../big-button';
import { useFloor, useFloorOutbox, useSayDone, useScans } from '../floor-context';
import { isSameLot, isScanned } from '../goods';
import { Question } from '../question';
import { SerialQuestion } from '../serial-question';
import { useAsked } from '../scan/use-asked';
import { useJustPut, type JustPut } from '../scan/use-just-put';
import { useLive } from '../scan/use-live';
import { useDayText } from '../../sections/use-day-text';
import { useWords } from '../words';
import { NextTask } from './next-task';
import { replenishTaskKey } from './replenish-task-key';
import { ShortQuestion, type Short } from './short-question';

/** More are not told: a warehouse where so many are left has other worries. */
const LEFT_MAX = 100;

/** Tasks that bring goods from reserve to where they are picked, one after the other. */
export default function ReplenishTask() {
  const { t } = useWords();
  const platform = usePlatform();
  const { say } = useFloor();
  const justPut = useJustPut();
  /** Those that the person did not want, the last one at the end; the others come first. */
  const left = useRef<readonly string[]>([]);
  const justLeft = useRef<string | null>(null);
  const leave = async (id: string, again: () => void) => {
    // Before it is left: the live message that it was has the next one asked for, and may be here before the answer.
    left.current = [...left.current.filter((one) => one !== id), id].slice(-LEFT_MAX);
    justLeft.current = id;
    try {
      await platform.http('POST /replenish-task/leave', { body: { task_id: id } });
    } catch (error) {
      notifyFailure(platform, t('relocate.leave'), error);
    }
    again();
  };
  const take = async (warehouseId: string, signal: AbortSignal) => {
    const body = { warehouse_id: warehouseId, left: [...left.current] };
    const answer = await platform.http('POST /replenish-task/take', { body, signal });
    if (justLeft.current !== null && justLeft.current === answer.task?.id) say('bad', t('relocate.only'));
    justLeft.current = null;
    return answer;
  };
  return (
    <NextTask
      kind="replenish"
      queryKey={replenishTaskKey}
      take={take}
      none={{ title: t('replenish.none'), reason: t('replenish.none-reason') }}
    >
      {(task, again) => (
        <Bring key={task.id} task={task} justPut={justPut} onLeave={() => void leave(task.id, again)} />
      )}
    </NextTask>
  );
}

type Step = 'go' | 'take' | 'serial' | 'short' | 'put';

/** To the reserve, what is taken there, and where it goes: by scans, or by touch where there is no scanner. */
function Bring({ task, justPut, onLeave }: { task: Task; justPut: JustPut; onLeave: () => void }) {
  const { t } = useWords();
  const { say } = useFloor();
  const { replenish } = useFloorOutbox();
  const sayDone = useSayDone();
  const asked = useAsked();
  /** Another one when the task is drawn again, as after its booking was taken back. */
  const [decision] = useState(() => ({}));
  const step = useLive<Step>('go');
  const serials = useLive<readonly string[]>([]);
  const short = useLive<Short | null>(null);
  const { sku, from, to, lot, pack } = task;
  const pieces = short.value?.pieces ?? task.pieces;

  const faultText = useFaultText();
  const dayText = useDayText();
  const goodsOf = (code: string) => matchGoods(code, { ...sku, lot: lot?.code }, todayOf());
  const book = async (missed: Short | null) => {
    const quantity = missed?.pieces ?? task.pieces;
    const note = {
      ...{ task: 'replenish' as const, goods: [{ sku: sku.code, pieces: quantity }] },
      ...{ from: from.code, to: to.code },
    };
    const body = {
      ...{ task_id: task.id, quantity },
      ...(missed && { reason: missed.reason }),
      ...(sku.serialTracked && quantity > 0 && { serials: [...serials.read()].slice(0, quantity) }),
    };
    if (await replenish(decision, body, note))
      justPut.say(to.code, t('replenish.done', { sku: sku.code, pieces: quantity, to: to.code }));
  };
  const take = () => {
    step.write(sku.serialTracked ? 'serial' : 'put');
    say('good', t('scan.counted', { sku: sku.code, pieces: sku.serialTracked ? serials.read().length : task.pieces }));
  };
  const name = (serial: string) => {
    serials.write([...serials.read(), serial]);
    say('good', t('scan.counted', { sku: sku.code, pieces: serials.read().length }));
    step.write(serials.read().length < task.pieces ? 'serial' : 'put');
  };
  /** The goods that were scanned, unless their label says that they are not those of the task. */
  const takeIfRight = ({ lot: scanned, expires, serial }: Partial<LabelFacts>) => {
    if (lot && scanned !== undefined && !isSameLot(scanned, lot.code)) {
      return say('bad', t('wrong.lot-other', { lot: scanned, wanted: lot.code, sku: sku.code }));
    }
    const day = [expires, lot?.expiresOn].find((one) => one != null && one < todayOf());
    if (day != null) return say('bad', t('wrong.expired', { sku: sku.code, day: dayText(day) }));
    if (sku.serialTracked && serial !== undefined) name(serial);
    else take();
  };
  const missIt = (missed: Short) => {
    short.write(missed);
    if (missed.pieces === 0) void book(missed);
    else step.write('put');
  };
  /** At a place that the task names, which is known without network. */
  const isAt = async (code: string, wanted: Task['from'], wrong: (place: string) => string) => {
    if (codeKey(code) === codeKey(wanted.code)) return true;
    if (goodsOf(code).is === 'these') say('bad', t('wrong.goods-not-place', { code: sku.code }));
    else {
      const place = await asked.place(code);
      if (place?.id === wanted.id) return true;
      if (place) say('bad', wrong(place.code));
    }
    return false;
  };
  const scan = useScans(
    async (code) => {
      const once = justPut.again(code);
      // The next task may begin where the last one ended.
      if (once !== null && codeKey(from.code) !== codeKey(code)) return sayDone(once);
      if (step.read() === 'go') {
        if (await isAt(code, from, (place) => t('replenish.elsewhere', { from: from.code, place }))) {
          say('good', t('scan.place', { place: from.code }));
          step.write('take');
        }
      } else if (step.read() === 'take') {
        const match = goodsOf(code);
        if (match.is === 'fault') return say('bad', faultText(match.fault));
        if (match.is === 'these') return takeIfRight(match.said);
        const found = await asked.ofTask(code, sku);
        if (found) takeIfRight(found);
      } else if (await isAt(code, to, (place) => t('relocate.elsewhere', { to: to.code, place }))) {
        await book(short.read());
      }
    },
    step.value === 'serial' || step.value === 'short',
  );
  const again = () => {
    short.write(null);
    serials.write([]);
    step.write('go');
  };
  const amount =
    pack && pieces % pack.factor === 0
      ? t('amount.packs', { packs: pieces / pack.factor, unit: pack.unit, pieces })
      : t('replenish.pieces', { pieces });
  const facts = [sku.name, ...(lot ? [t('goods.lot', { lot: lot.code })] : [])].join('. ');
  const less = (
    <BigButton onClick={() => step.write('short')}>
      {t(step.value === 'put' ? 'replenish.no-room' : 'replenish.less')}
    </BigButton>
  );
  switch (step.value) {
    case 'go':
      return (
        <Question
          text={t('replenish.go', { from: from.code })}
          facts={t('replenish.for', { amount, sku: sku.code, to: to.code })}
          label={t('move.to-label')}
          onScan={scan}
        >
          <BigButton appearance="primary" onClick={() => step.write('take')}>
            {t('replenish.there')}
          </BigButton>
          <BigButton onClick={onLeave}>{t('relocate.leave')}</BigButton>
        </Question>
      );
    case 'take':
      return (
        <Question text={t('replenish.take', { amount, sku: sku.code })} facts={facts} onScan={scan}>
          <BigButton appearance="primary" onClick={take}>
            {t('relocate.have')}
          </BigButton>
          {less}
          <BigButton onClick={again}>{t('goods.discard')}</BigButton>
        </Question>
      );
    case 'serial':
      return (
        <SerialQuestion
          sku={sku}
          facts={t('replenish.named', { done: serials.value.length, pieces: task.pieces })}
          isKnown={(serial) => isScanned([{ sku, serials: serials.value }], sku.id, serial)}
          onCancel={() => step.write('short')}
          cancel={t('replenish.less')}
          onAnswer={name}
        />
      );
    case 'short':
      return (
        <ShortQuestion
          sku={sku.code}
          most={sku.serialTracked && serials.value.length < task.pieces ? serials.value.length : task.pieces}
          isCounted={sku.serialTracked && serials.value.length < task.pieces}
          onAnswer={missIt}
          onCancel={again}
        />
      );
    case 'put':
      return (
        <Question
          text={t('replenish.put', { amount, sku: sku.code, to: to.code })}
          facts={facts}
          label={t('move.to-label')}
          onScan={scan}
        >
          <BigButton appearance="primary" onClick={() => void book(short.read())}>
            {t('relocate.here')}
          </BigButton>
          {less}
          <BigButton onClick={again}>{t('goods.discard')}</BigButton>
        </Question>
      );
  }
}
