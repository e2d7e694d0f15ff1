import type { Accessibility, FieldFault, RemoteManifest } from '@slotwise/contract';
import { fault } from './gate';

/**
 * Checks that a browser looked at every screen and found nothing. The server has no browser: it believes the holder of the
 * deploy key that the check took place.
 */
export function accessibilityGate({ routes }: RemoteManifest, checked: Accessibility | undefined): FieldFault[] {
  const about = (reason: string) => fault('accessibility', reason);
  if (!checked) {
    return [about('its screens were not checked: npm run remote -- publish checks them in a browser')];
  }
  const seen = new Set(checked.screens.map(({ path }) => path));
  return [
    ...routes.filter(({ path }) => !seen.has(path)).map(({ path }) => about(`${path} was not checked`)),
    ...checked.screens.flatMap(({ path, violations }) =>
      violations.map(({ rule, element, help }) => about(`${rule} at ${path}: ${element} (${help})`)),
    ),
  ];
}
