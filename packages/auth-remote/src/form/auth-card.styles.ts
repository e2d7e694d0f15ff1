import { makeStyles, media, tokens } from '@slotwise/shared/ui';

export const useAuthCardStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground2,
    padding: '32px 16px',
    // Above a phone's keyboard there is no middle.
    [media.belowSm]: { padding: '8px 0 24px', backgroundColor: tokens.colorNeutralBackground1 },
  },
  // Near the middle, by its top alone: a card that grows to its next step stays where it is.
  column: {
    width: '100%',
    maxWidth: '416px',
    marginBlock: 'clamp(0px, 12vh - 2rem, 7rem) auto',
    marginInline: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    [media.belowSm]: { marginTop: 0, marginBottom: 0 },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    padding: '32px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    [media.belowSm]: {
      padding: '16px',
      borderTopWidth: 0,
      borderRightWidth: 0,
      borderBottomWidth: 0,
      borderLeftWidth: 0,
      boxShadow: 'none',
    },
  },
  header: { display: 'flex', flexDirection: 'column', gap: '4px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    outlineStyle: 'none',
  },
  subtitle: { margin: 0, color: tokens.colorNeutralForeground3 },
  footer: { margin: 0, textAlign: 'center', color: tokens.colorNeutralForeground2 },
});

/** For cards that hold no form. */
export const useCardTextStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: '16px' },
  buttons: { display: 'flex', flexDirection: 'column', gap: '8px', marginTop: '4px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  address: {
    margin: 0,
    minHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
});
