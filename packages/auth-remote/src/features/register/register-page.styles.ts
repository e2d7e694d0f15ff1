import { makeStyles, media, tokens } from '@slotwise/shared/ui';

export const useRegisterStyles = makeStyles({
  step: {
    animationName: { from: { opacity: 0, transform: 'translateX(16px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: '0.3s',
    animationTimingFunction: 'ease-out',
    [media.reducedMotion]: { animationName: 'none' },
  },
  back: {
    animationName: { from: { opacity: 0, transform: 'translateX(-16px)' }, to: { opacity: 1, transform: 'none' } },
  },
  waiting: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '96px', justifyContent: 'center' },
  invitation: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    minWidth: 0,
  },
  inviter: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  account: { display: 'flex', alignItems: 'center', gap: '12px' },
  muted: { color: tokens.colorNeutralForeground3 },
  panel: { display: 'flex', flexDirection: 'column', gap: '16px' },
  tabs: { marginInline: '-10px' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
});
