import { Link, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useHref, useLinkClickHandler } from '@slotwise/shared/ui/router';
import { useShell } from '../bootstrap/shell-context';
import { useRecordKinds } from '../routing/record-kinds';
import type { LookedAt } from './assistant-atoms';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});

interface ScreenLinkProps {
  label: string;
  href: string;
}

export function ScreenLink({ label, href }: ScreenLinkProps) {
  const onClick = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <Link href={useHref(href)} onClick={onClick}>
      {label}
    </Link>
  );
}

/**
 * Links to the pages of remotes for the things that were looked at, by their names or else their kind, numbered where they would be
 * called the same; kinds of records that no remote shows, and pages that are not for this person, have none.
 */
function useScreens(links: LookedAt['links']): ScreenLinkProps[] {
  const { t } = useWords();
  const { host } = useShell();
  const kinds = useRecordKinds();
  const screens = new Map<string, string>();
  for (const { kind, id, title } of links) {
    const label = title ?? kinds.get(kind)?.label;
    const href = host.records.href(kind, id);
    if (label !== undefined && href !== undefined) screens.set(href, label);
  }
  const labels = [...screens.values()];
  return [...screens].map(([href, label], at) => {
    if (labels.indexOf(label) === labels.lastIndexOf(label)) return { label, href };
    const number = labels.slice(0, at + 1).filter((other) => other === label).length;
    return { label: t('answer.numbered', { label, number }), href };
  });
}

/** The things that an answer was read from, with the ways there. */
export function Sources({ what, links }: LookedAt) {
  const { t } = useWords();
  return (
    <Text size={200} className={useStyles().root}>
      {t('answer.looked-at', { what })}
      {useScreens(links).map((screen) => (
        <ScreenLink key={screen.href} {...screen} />
      ))}
    </Text>
  );
}
