import type { MoveChoice, MoveCurve, MoveWorth } from '@slotwise/contract';
import { MOVE_CHOICES, MOVE_CHOICE_BOUNDS } from '@slotwise/contract/constants';
import { choiceOr, typed, useAddress } from '@slotwise/shared/ui/list';
import { useFormats } from '@slotwise/shared/words';
import { useState } from 'react';
import { typedNumber } from '../typed-number';
import { pointAt } from './model/curve-at';

type By = MoveChoice['by'];
const USUAL: Record<By, number> = { share: 15, minutes: 60, chains: 10, moves: 20 };
const PARAMETERS = { by: choiceOr('by', MOVE_CHOICES, 'share'), stop: typed('stop') };

export interface Stop {
  by: By;
  /** As somebody types it. */
  text: string;
  value: number;
  isRight: boolean;
  /** The point of the curve that saves most within it. */
  point: MoveWorth | undefined;
  chooseBy(by: By): void;
  type(text: string): void;
  /** Stops after so many moves. */
  stopAfter(moves: number): void;
}

/** The stop on a curve. Its number stands in the address as a program writes it, for a link leads into other languages, too. */
export function useStop(curve: MoveCurve): Stop {
  const formats = useFormats();
  const { values, change } = useAddress(PARAMETERS);
  const [written, setWritten] = useState<{ text: string; by: By; stop: string }>();
  const { by, stop } = values;
  const { min, max } = MOVE_CHOICE_BOUNDS[by];
  const isWithin = (one: number) => one >= min && one <= max;
  const known = stop !== '' && isWithin(Number(stop)) ? Number(stop) : USUAL[by];
  // A text that somebody types holds until the address says something else.
  const own = written?.by === by && written.stop === stop ? written.text : undefined;
  const text = own ?? formats.number(known, { useGrouping: false });
  const value = own === undefined ? known : typedNumber(own, formats);
  const isRight = isWithin(value);
  return {
    ...{ by, text, value, isRight, point: isRight ? pointOf(curve, by, value) : undefined },
    chooseBy(next) {
      setWritten(undefined);
      change({ by: next, stop: '' });
    },
    type(next) {
      const number = typedNumber(next, formats);
      const kept = isWithin(number) ? String(number) : stop;
      setWritten({ text: next, by, stop: kept });
      change({ stop: kept });
    },
    stopAfter(moves) {
      setWritten(undefined);
      change({ by: 'moves', stop: String(moves) }, { replace: true });
    },
  };
}

const pointOf = ({ points, all }: MoveCurve, by: By, value: number) =>
  by === 'share' ? pointAt(points, 'moves', Math.max(1, (all.moves * value) / 100)) : pointAt(points, by, value);
