import { makeStyles, media, tokens } from '@slotwise/shared/ui';

export const useSettingsStyles = makeStyles({
  // The list keeps its room from the start: its code comes later, and moves nothing.
  withList: {
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 880px)',
    alignItems: 'start',
    gap: '8px 32px',
    [media.belowXl]: { gridTemplateColumns: 'minmax(0, 880px)' },
  },
  place: {
    position: 'sticky',
    top: '24px',
    [media.belowXl]: {
      zIndex: 1,
      top: 0,
      minHeight: '48px',
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  sections: { display: 'flex', flexDirection: 'column', maxWidth: '880px' },
  section: {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    gap: '16px 40px',
    paddingBlock: '24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { paddingTop: '8px' },
    ':last-child': { borderBottomWidth: 0 },
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  about: { display: 'flex', flexDirection: 'column', gap: '4px' },
  heading: {
    margin: 0,
    scrollMarginBlockStart: '24px',
    [media.belowXl]: { scrollMarginBlockStart: '72px' },
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: tokens.fontWeightSemibold,
  },
  muted: { margin: 0, textWrap: 'balance', color: tokens.colorNeutralForeground3 },
  form: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '480px', minWidth: 0 },
  more: { alignSelf: 'start' },
  below: { minHeight: '100vh', paddingBlock: '24px' },
  // A button stays as high as it is, however high the text beside its section is.
  actions: { display: 'flex', alignItems: 'flex-start', gap: '8px', flexWrap: 'wrap' },
  person: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', minWidth: 0, maxWidth: '480px' },
  personText: { display: 'flex', flexDirection: 'column', flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' },
  address: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  list: { listStyleType: 'none', margin: 0, padding: 0, maxWidth: '480px' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    boxSizing: 'border-box',
    minHeight: '52px',
    // Texts of several lines stay away from the line below.
    paddingBlock: '6px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // Names wrap before the verb beside them is cut.
    '& > button': { flexShrink: 0 },
  },
  points: { margin: 0, paddingInlineStart: '20px', maxWidth: '480px' },
  device: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  link: { margin: 0 },
  end: { flexShrink: 0 },
  choices: { display: 'flex', flexDirection: 'column', gap: '20px', minWidth: 0 },
});
