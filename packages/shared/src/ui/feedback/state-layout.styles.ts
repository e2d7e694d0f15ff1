import { makeStyles, tokens } from '@fluentui/react-components';

/** Shared by the empty, error and no-permission states, so that they sit alike in a page. */
export const useStateLayoutStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    flexGrow: 1,
    paddingBlock: '32px',
    paddingInline: '16px',
    textAlign: 'center',
  },
  compact: { paddingBlock: '16px' },
  drawing: { display: 'block', color: tokens.colorNeutralForeground4, marginBlockEnd: '8px' },
  title: { margin: 0, textAlign: 'center', overflowWrap: 'anywhere', maxWidth: '60ch' },
  detail: {
    margin: 0,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
    maxWidth: '60ch',
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginBlockStart: '12px' },
});
