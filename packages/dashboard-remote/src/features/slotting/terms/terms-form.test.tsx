import { aRole, renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALL, TERMS } from '../../../testing/slotting';
import { TermsForm } from './terms-form';

test('amounts are shown and read as the language writes them, and only what stands there is called saved', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const terms = { ...TERMS, hourCost: 2850 };
  renderWithPlatform(
    (own) => {
      own.locale.set('en-DE');
      return <TermsForm terms={terms} />;
    },
    {
      role: aRole({ permissions: ALL }),
      routes: {
        'PATCH /slotting/terms': ({ body }) => {
          sent.push(body.hour_cost);
          return { message: '', terms };
        },
      },
    },
  );
  const hour = await screen.findByLabelText('An hour of work costs');
  expect(hour).toHaveValue('28,50');
  const save = screen.getByRole('button', { name: 'Save', hidden: true });
  const type = async (text: string) => {
    await user.clear(hour);
    await user.type(hour, text);
    await user.click(save);
  };
  await type('31,75');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await type('28.5');
  expect(screen.getByText('An amount above 0, or nothing')).toBeInTheDocument();
  expect(screen.queryByText('Saved')).toBeNull();
  await type('1.250,5');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent).toEqual([3175, 125_050]);
});
