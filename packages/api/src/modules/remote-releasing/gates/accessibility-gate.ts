import type { Accessibility, FieldFault, RemoteManifest } from '@slotwise/contract';
import { fieldFault } from '../../../platform/errors';

/**
 * Checks that a browser looked at every screen and found nothing. The server has no browser: it believes the holder of the
 * deploy key that the check took place.
 */
export function accessibilityGate({ routes }: RemoteManifest, checked: Accessibility | undefined): FieldFault[] {
  if (!checked) {
    return [fieldFault('accessibility', 'screens_not_checked')];
  }
  const seen = new Set(checked.screens.map(({ path }) => path));
  return [
    ...routes
      .filter(({ path }) => !seen.has(path))
      .map(({ path }) => fieldFault('accessibility', 'screen_not_checked', { path })),
    ...checked.screens.flatMap(({ path, violations }) =>
      violations.map(({ rule, element, help }) =>
        fieldFault('accessibility', 'screen_violation', { rule, path, element, help }),
      ),
    ),
  ];
}
