import type { Body, MoveTask } from '@slotwise/contract';
import { codeKey } from '@slotwise/contract/code-key';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useEffect, useRef, useState } from 'react';
import { BigButton } from '../big-button';
import { useFloor, useFloorOutbox, useSayDone, useScans } from '../floor-context';
import { Question } from '../question';
import { useAsked } from '../scan/use-asked';
import { useJustPut, type JustPut } from '../scan/use-just-put';
import { useKeptLive } from '../scan/use-kept-live';
import type { Live } from '../scan/use-live';
import { useWords } from '../words';
import { moveTaskKey } from './move-task-key';
import { NextTask } from './next-task';
import { PutBack } from './put-back';

/** The steps of a plan, one after the other: nobody else gets the same one meanwhile. */
export default function RelocateTask() {
  const { t } = useWords();
  const { http } = usePlatform();
  const { say } = useFloor();
  const held = useKeptLive<MoveTask | null>('relocate.held', null);
  const justPut = useJustPut();
  const left = useRef<{ task: MoveTask; isAsked: boolean } | null>(null);
  const take = async (warehouseId: string, signal: AbortSignal): Promise<{ task: Taken | null }> => {
    const hand = held.read();
    const answer = await http('POST /move-task/take', {
      body: {
        warehouse_id: warehouseId,
        ...(hand && { held: namedOf(hand) }),
        ...(left.current && { left: namedOf(left.current.task) }),
      },
      signal,
    });
    const lost = hand && !isSame(hand, answer.task) && answer.held?.status !== 'done' ? hand : null;
    if (left.current?.isAsked) {
      left.current.isAsked = false;
      if (isSame(left.current.task, answer.task)) say('bad', t('relocate.only'));
    }
    if (!lost && !answer.task) return { task: null };
    return { task: { lost, isDropped: answer.held?.status === 'dropped', task: answer.task } };
  };
  return (
    <NextTask
      kind="relocate"
      queryKey={moveTaskKey}
      take={take}
      none={{ title: t('relocate.none'), reason: t('relocate.none-reason') }}
    >
      {({ lost, isDropped, task }, again) => {
        if (lost && isSame(lost, held.value)) {
          const back = () => {
            held.write(null);
            again();
          };
          return <PutBack task={lost} isDropped={isDropped} onBack={back} />;
        }
        const leave = (passed: MoveTask) => {
          left.current = { task: passed, isAsked: true };
        };
        return task && <Steps task={task} held={held} justPut={justPut} onLeave={leave} onLeft={again} />;
      }}
    </NextTask>
  );
}

type StepNamed = Body<'POST /move-task/release'>;

/** The next step, and one whose goods are still in hand though it is not to be done any more. */
interface Taken {
  task: MoveTask | null;
  lost: MoveTask | null;
  /** It was dropped, as all open steps are where a plan is taken back. */
  isDropped: boolean;
}

interface StepProps {
  task: MoveTask;
  /** The step whose goods are in hand, which outlives a reload: they are in hand all the same. */
  held: Live<MoveTask | null>;
  /** Of the step before. */
  justPut: JustPut;
  /** Called before the step is left to others, and once it was. */
  onLeave: (task: MoveTask) => void;
  onLeft: () => void;
}

const namedOf = ({ proposalId, turn }: MoveTask): StepNamed => ({ proposal_id: proposalId, turn });
const isSame = (one: MoveTask, other: MoveTask | null) =>
  one.proposalId === other?.proposalId && one.turn === other.turn;

/** Says so where a step is replaced by another way round: somebody has taken the plan back meanwhile. */
function Steps(props: StepProps) {
  const { t } = useWords();
  const { say } = useFloor();
  const { proposalId, turn, back } = props.task;
  const before = useRef(back);
  useEffect(() => {
    if (back && !before.current) say('bad', t('relocate.back'));
    before.current = back;
  }, [back, say, t]);
  return <Step key={`${proposalId} ${turn}`} {...props} />;
}

/** Fetch the goods, and put them where they go: by scans, or by touch where there is no scanner. */
function Step({ task, held, justPut, onLeave, onLeft }: StepProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const { find, say } = useFloor();
  const { relocate } = useFloorOutbox();
  const sayDone = useSayDone();
  const asked = useAsked();
  /** Another one when the step is drawn again, as after its booking was taken back. */
  const [decision] = useState(() => ({}));
  const isHeld = (hand: MoveTask | null) => hand !== null && isSame(hand, task);
  const { proposalId, turn, sku, from, to, pieces, lots = [] } = task;
  const take = () => {
    held.write(task);
    say('good', t('scan.counted', { sku: sku.code, pieces }));
  };
  const put = async () => {
    const note = { task: 'relocate' as const, goods: [{ sku: sku.code, pieces }], from: from.code, to: to.code };
    // However often it is sent, a step is done once.
    const body = { proposal_id: proposalId, turn, key: `move-task:${proposalId}:${turn}` };
    if (!(await relocate(decision, body, note))) return;
    held.write(null);
    justPut.say(to.code, t('relocate.done', { sku: sku.code, to: to.code }));
  };
  const scan = useScans(async (code) => {
    const once = justPut.again(code);
    // Of several steps into one place, or on from there, the place may be what is asked for.
    if (once !== null && codeKey(from.code) !== codeKey(code)) return sayDone(once);
    if (!isHeld(held.read())) {
      // The place comes first where somebody scans what is named: it is right or wrong, and the goods are still to be scanned.
      const scanned = await find(code, 'sku');
      if (scanned.is === 'place') {
        const where = { place: scanned.place.code, sku: sku.code, from: from.code };
        if (scanned.place.id === from.id) say('good', t('relocate.there', where));
        else say('bad', t('relocate.not-here', where));
        return;
      }
      if (await asked.ofTask(code, sku)) take();
      return;
    }
    const place = await asked.place(code);
    if (!place) return;
    if (place.id === to.id) await put();
    else say('bad', t('relocate.elsewhere', { to: to.code, place: place.code }));
  });
  const leave = async () => {
    onLeave(task);
    try {
      await platform.http('POST /move-task/release', { body: namedOf(task) });
    } catch (error) {
      notifyFailure(platform, t('relocate.leave'), error);
    }
    onLeft();
  };
  const named = lots.length > 0 ? [t('relocate.lots', { count: lots.length, lots: lots.join(', ') })] : [];
  const goods = [sku.name, ...named, t('relocate.pieces', { pieces })].join(', ');
  const facts = [...(task.back ? [t('relocate.back')] : []), goods];
  if (!isHeld(held.value)) {
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
      <BigButton onClick={() => held.write(null)}>{t('goods.discard')}</BigButton>
    </Question>
  );
}
