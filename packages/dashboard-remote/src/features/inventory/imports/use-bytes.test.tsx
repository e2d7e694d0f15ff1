import { IMPORT_MAX_BYTES } from '@slotwise/contract/constants';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import { useBytes } from './use-bytes';

function Said({ sizes }: { sizes: readonly number[] }) {
  const bytes = useBytes();
  return <output>{sizes.map(bytes).join(', ')}</output>;
}

test('sizes are said in the steps in which limits are set: the largest file has 256 MB', () => {
  renderWithPlatform(<Said sizes={[IMPORT_MAX_BYTES, 2.5 * 1024 * 1024, 1024 * 1024 - 1, 4096, 12]} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^256 MB, 2.5 MB, 1,024 kB, 4 kB, 12 bytes$/);
});
