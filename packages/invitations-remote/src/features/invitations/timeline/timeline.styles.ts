import { makeStyles, tokens } from '@slotwise/shared/ui';

export const useTimelineStyles = makeStyles({
  drawer: { maxWidth: '100vw' },
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '24px' },
  who: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '4px', overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  wayBack: { outlineStyle: 'none' },
  message: {
    margin: 0,
    paddingInlineStart: '12px',
    borderLeft: `3px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  entries: { margin: 0, padding: 0, listStyle: 'none' },
  entry: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '12px',
    paddingBottom: '16px',
  },
  // Joins an event with the next.
  joined: {
    '::before': {
      content: '""',
      position: 'absolute',
      left: '9.5px',
      top: '24px',
      bottom: '4px',
      width: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
  },
  icon: { display: 'inline-flex', color: tokens.colorNeutralForeground3 },
  what: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
});
