import { usePlatform } from '@slotwise/shared/remote';
import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import type { ReactNode } from 'react';
import { useFollow } from './use-follow';

const useStyles = makeStyles({
  record: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
});

interface ScreenLinkProps {
  /** An address of the application, in any remote. */
  to: string;
  /** How it looks, where not as a link in a list. */
  className?: string;
  title?: string;
  children: ReactNode;
}

/** A link to any screen. The page decides how to get there; new tabs and copied addresses work as with any link. */
export function ScreenLink({ to, className, title, children }: ScreenLinkProps) {
  const platform = usePlatform();
  const { record } = useStyles();
  return (
    <a {...useFollow(to, (address) => platform.navigate(address))} className={className ?? record} title={title}>
      {children}
    </a>
  );
}

/** The same as the name of a record in a list; the whole name is in the tooltip, since columns cut it. */
export function RecordLink({ className, ...link }: ScreenLinkProps) {
  const title = typeof link.children === 'string' ? link.children : undefined;
  return <ScreenLink {...link} title={title} className={mergeClasses(useStyles().record, className)} />;
}
