import type { ProposedMove } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { act, screen } from '@testing-library/react';
import { MOVES, options, draft } from '../../../testing/draft';
import { RejectDialog } from './reject-dialog';

const [first, second, third] = MOVES as [ProposedMove, ProposedMove, ProposedMove];
const ofPair = (move: ProposedMove): ProposedMove => ({ ...move, falls: 2, worth: { ...move.worth, moves: 2 } });

test.each([
  [
    'the first of a pair',
    ofPair(first),
    '1 other move falls with it: it needs what this one makes room for.',
    '1 weitere Umlagerung fällt mit ihr: sie braucht den Platz, den diese schafft.',
  ],
  [
    'the second of a pair',
    ofPair(second),
    '1 other move falls with it: it makes room for this one, and the two only pay together.',
    '1 weitere Umlagerung fällt mit ihr: sie schafft den Platz für diese, und beide lohnen sich nur zusammen.',
  ],
  [
    'the last of three',
    third,
    '2 other moves fall with it: they belong to its chain or need what it makes room for.',
    '2 weitere Umlagerungen fallen mit ihr: sie gehören zu ihrer Kette oder brauchen den Platz, den sie schafft.',
  ],
])('rejecting %s says why others fall with it', async (_name, move, english, german) => {
  const { platform } = renderWithPlatform(
    <RejectDialog proposalId="p1" moves={[move]} onClose={() => undefined} />,
    options(draft),
  );
  expect(await screen.findByText(english)).toBeTruthy();
  await act(async () => platform.locale.set('de'));
  expect(await screen.findByText(german)).toBeTruthy();
});
