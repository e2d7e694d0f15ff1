import { usePlatform } from '@slotwise/shared/remote';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useHref } from '@slotwise/shared/ui/router';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
});

/** A link to any address of the application, in any remote. */
export function AddressLink({ to, children }: { to: string; children: ReactNode }) {
  const platform = usePlatform();
  return (
    <a
      href={useHref(to)}
      className={useStyles().link}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        platform.navigate(to);
      }}
    >
      {children}
    </a>
  );
}
