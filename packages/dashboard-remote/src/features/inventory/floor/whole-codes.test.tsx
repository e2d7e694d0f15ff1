import { render } from '@testing-library/react';
import { BigButton } from './big-button';
import { WholeCodes } from './whole-codes';

test('no line ends inside of a code that has room in one', () => {
  const text = 'Put 193 × GA-11239 back at 06-13-2, not at AISLE-WITH-A-LONG-NAME-01';
  const { container } = render(
    <h2>
      <WholeCodes text={text} />
    </h2>,
  );
  expect(container.textContent).toBe(text);
  const whole = [...container.querySelectorAll('span')];
  expect(whole.map(({ textContent }) => textContent)).toEqual(['GA-11239', '06-13-2,']);
});

test('a button says codes whole, and its words with their blanks', () => {
  const { getByRole } = render(<BigButton>Put it into 01-01-2-1</BigButton>);
  const button = getByRole('button', { name: 'Put it into 01-01-2-1' });
  const codes = [...button.querySelectorAll('span > span')].map(({ textContent }) => textContent);
  expect(codes).toEqual(['01-01-2-1']);
});
