import { makeStyles, media } from '@slotwise/shared/ui';

/** The parts of a record's page: its tabs, the area of its table, its actions and the line under its name. */
export const useRecordStyles = makeStyles({
  tabs: { flexShrink: 0, paddingBlock: '12px 0', paddingInline: '24px', [media.belowSm]: { paddingInline: '16px' } },
  content: { minHeight: 0, paddingBlockStart: '12px' },
  action: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  about: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '4px' },
});
