import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from '../media';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    paddingBlock: '8px',
    paddingInline: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.belowSm]: { paddingInline: '16px' },
  },
});

export interface PageToolbarProps {
  /** Names the group for assistive technology: "Filter invitations". */
  label: string;
  children: ReactNode;
}

/** Search, filters and view switches; stays in sight while the content scrolls under it. */
export function PageToolbar({ label, children }: PageToolbarProps) {
  return (
    <div className={useStyles().root} role="group" aria-label={label} data-pinned="">
      {children}
    </div>
  );
}
