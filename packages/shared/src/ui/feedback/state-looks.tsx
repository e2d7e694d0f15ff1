import type { StatusTone } from '@slotwise/shared/ui';
import type { ReactElement } from 'react';
import {
  ArrowSync16Regular,
  Circle16Regular,
  Copy16Regular,
  Edit16Regular,
  ErrorCircle16Regular,
  LockClosed16Regular,
  Pause16Regular,
  PlugDisconnected16Regular,
  Prohibited16Regular,
  Send16Regular,
  Timer16Regular,
  Warning16Regular,
} from '../icons';

interface StateLook {
  tone: StatusTone;
  /** Icon for a state that the tone's own does not express. */
  icon?: ReactElement;
}

/**
 * The states that things of the product can be in, and how each looks everywhere: a canceled count looks as a canceled
 * invitation does. A screen that needs one more adds it here.
 */
export const STATE_LOOKS = {
  // On the way.
  draft: { tone: 'neutral', icon: <Edit16Regular /> },
  queued: { tone: 'neutral', icon: <Timer16Regular /> },
  pending: { tone: 'pending' },
  running: { tone: 'pending', icon: <ArrowSync16Regular /> },
  sent: { tone: 'pending', icon: <Send16Regular /> },
  paused: { tone: 'warning', icon: <Pause16Regular /> },
  // As it should be.
  active: { tone: 'success' },
  live: { tone: 'success' },
  accepted: { tone: 'success' },
  done: { tone: 'success' },
  ready: { tone: 'success' },
  // Over, and nobody need do anything.
  canceled: { tone: 'neutral', icon: <Prohibited16Regular /> },
  revoked: { tone: 'neutral', icon: <Prohibited16Regular /> },
  inactive: { tone: 'neutral', icon: <Circle16Regular /> },
  duplicate: { tone: 'neutral', icon: <Copy16Regular /> },
  // To be looked at.
  expiring: { tone: 'warning', icon: <Timer16Regular /> },
  expired: { tone: 'warning', icon: <Timer16Regular /> },
  outdated: { tone: 'warning' },
  partial: { tone: 'warning', icon: <Warning16Regular /> },
  locked: { tone: 'warning', icon: <LockClosed16Regular /> },
  unavailable: { tone: 'warning', icon: <PlugDisconnected16Regular /> },
  // Wrong.
  rejected: { tone: 'danger', icon: <Prohibited16Regular /> },
  refused: { tone: 'danger', icon: <Prohibited16Regular /> },
  invalid: { tone: 'danger', icon: <ErrorCircle16Regular /> },
  failed: { tone: 'danger' },
} as const satisfies Record<string, StateLook>;

export type StateName = keyof typeof STATE_LOOKS;
