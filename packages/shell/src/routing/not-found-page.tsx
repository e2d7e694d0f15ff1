import { Button, UnknownPage } from '@slotwise/shared/ui';
import { useLocation } from '@slotwise/shared/ui/router';
import { useFormats } from '@slotwise/shared/words';
import { useShell } from '../bootstrap/shell-context';
import { useRemotes } from '../registry/use-remotes';
import { HomeLink } from './home-link';
import { useWords } from '../words';

/** An address that no remote claims. One whose manifest cannot be read claims none: it is named here. */
export function NotFoundPage() {
  const { registry } = useShell();
  const { t } = useWords();
  const formats = useFormats();
  const { pathname } = useLocation();
  const unreadable = useRemotes().filter((remote) => remote.manifest === null);
  const names = formats.list(
    unreadable.map(({ name }) => name),
    { type: 'unit' },
  );
  return (
    <UnknownPage
      reason={names ? t('not-found.unreadable', { pathname, names }) : pathname}
      action={
        <>
          <HomeLink />
          {names && <Button onClick={() => void registry.refresh()}>{t('not-found.retry')}</Button>}
        </>
      }
    />
  );
}
