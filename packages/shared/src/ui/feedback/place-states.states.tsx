import { Button, EmptyState, ErrorState, NoPermissionState } from '@slotwise/shared/ui';
import type { DrawingName } from '@slotwise/shared/ui';
import type { PartStates } from '../part-states';

const DRAWINGS: DrawingName[] = ['shelf', 'search', 'people', 'mail', 'lock', 'unplugged'];
const nothing = () => undefined;

export default {
  part: 'In the place of content',
  states: {
    ...Object.fromEntries(
      DRAWINGS.map((drawing) => [
        `empty, drawing “${drawing}”`,
        () => (
          <EmptyState
            drawing={drawing}
            title="No warehouses yet"
            reason="A warehouse holds the locations that products are slotted into."
            action={<Button>Add warehouse</Button>}
          />
        ),
      ]),
    ),
    'empty, inside a card': () => <EmptyState compact title="No roles found matching your search." />,
    failed: () => (
      <ErrorState
        title="Error loading invitations: Failed to fetch myInvitations"
        advice="Check your connection, then try again."
        onRetry={nothing}
      />
    ),
    'failed, trying again': () => <ErrorState title="The server cannot be reached." onRetry={nothing} retrying />,
    'failed, inside a card': () => <ErrorState compact title="The remotes could not be loaded." onRetry={nothing} />,
    'not allowed': () => <NoPermissionState permission="manage_roles" />,
  },
} satisfies PartStates;
