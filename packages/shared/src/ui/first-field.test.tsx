import { act, render, screen } from '@testing-library/react';
import { AppProviders, Button } from './index';
import { Dialog, DialogBody, DialogContent, DialogSurface } from './overlay';

function show(fields: React.ReactNode) {
  return act(async () =>
    render(
      <AppProviders theme="light">
        <Dialog open>
          <DialogSurface>
            <form>
              <DialogBody>
                <DialogContent>
                  <Button>By phone</Button>
                  <input type="checkbox" aria-label="Again" />
                  {fields}
                </DialogContent>
              </DialogBody>
            </form>
          </DialogSurface>
        </Dialog>
      </AppProviders>,
    ),
  );
}
const field = (label: string) => screen.getByLabelText(label);

test('a dialog with a form begins in its first text field, not in what stands above it', async () => {
  await show(
    <>
      <input aria-label="Number" readOnly />
      <input aria-label="Email" type="email" />
      <textarea aria-label="Message" />
    </>,
  );
  expect(field('Email')).toHaveFocus();
});

test('a field that asks for the focus has it', async () => {
  await show(
    <>
      <input aria-label="SKU" defaultValue="A-1" />
      <input aria-label="Quantity" ref={(field) => field?.focus()} />
    </>,
  );
  expect(field('Quantity')).toHaveFocus();
});
