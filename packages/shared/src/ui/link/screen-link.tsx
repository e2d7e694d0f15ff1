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
  children: ReactNode;
}

/** A link to any screen. The page decides how to get there; new tabs and copied addresses work as with any link. */
export function ScreenLink({ to, className, children }: ScreenLinkProps) {
  const platform = usePlatform();
  const { record } = useStyles();
  return (
    <a {...useFollow(to, (address) => platform.navigate(address))} className={className ?? record}>
      {children}
    </a>
  );
}

/** The same as the name of a record in a list. */
export function RecordLink({ className, ...link }: ScreenLinkProps) {
  return <ScreenLink {...link} className={mergeClasses(useStyles().record, className)} />;
}
