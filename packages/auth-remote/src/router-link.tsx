import { Button, Link, type ButtonProps } from '@slotwise/shared/ui';
import { useHref, useLinkClickHandler } from '@slotwise/shared/ui/router';
import type { ReactNode } from 'react';

interface RouterLinkProps {
  to: string;
  children: ReactNode;
}

/** A text link to an address of the application: a real anchor, followed without loading the page anew. */
export function TextLink({ to, children, inline = true }: RouterLinkProps & { inline?: boolean }) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Link as="a" href={href} onClick={follow} inline={inline}>
      {children}
    </Link>
  );
}

type LookProps = Pick<ButtonProps, 'appearance' | 'size' | 'icon' | 'className'>;

/** The same in the shape of a button. */
export function ButtonLink({ to, children, ...look }: RouterLinkProps & LookProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Button as="a" href={href} onClick={follow} {...look}>
      {children}
    </Button>
  );
}
