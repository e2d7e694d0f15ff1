import { HOME_PATHS } from '@slotwise/contract/constants';
import { useSession } from '@slotwise/shared/session';
import { Link } from '@slotwise/shared/ui';
import { useHref, useLinkClickHandler } from '@slotwise/shared/ui/router';
import { useShell } from '../bootstrap/shell-context';
import { useWords } from '../words';

/** The way out of a page that cannot be shown. */
export function HomeLink() {
  const isVisitor = useSession(useShell().host).status === 'visitor';
  const to = isVisitor ? HOME_PATHS.visitor : HOME_PATHS.user;
  const { t } = useWords();
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Link href={useHref(to)} onClick={onClick}>
      {t(isVisitor ? 'home-link.visitor' : 'home-link.user')}
    </Link>
  );
}
