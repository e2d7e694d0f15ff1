import type { AuditRecord } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { makeStyles } from '@slotwise/shared/ui';
import { twoLines, type Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { RecordLink } from '@slotwise/shared/ui/link';
import { useEntryWords } from './use-entry-words';
import { useWords } from './words';

const AT = { dateStyle: 'medium', timeStyle: 'medium' } as const;
/** Each month at its longest: two digits everywhere, late in the morning or in the evening. */
const LONGEST = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-28T`).flatMap(
  (day) => [`${day}10:58:48`, `${day}22:58:48`],
);

const useStyles = makeStyles({
  // Acts are read, and not guessed from their beginning.
  lines: twoLines,
});

/** When, who, what, about which thing, and from where. */
export function useAuditColumns(): Column<AuditRecord>[] {
  const { t } = useWords();
  const formats = useFormats();
  const words = useEntryWords();
  return [
    {
      id: 'at',
      header: t('audit.at'),
      width: 180,
      samples: LONGEST.map((at) => formats.date(at, AT)),
      cell: ({ at }) => formats.date(at, AT),
    },
    { id: 'who', header: t('audit.who'), width: 170, shrinksTo: 110, wraps: true, grows: true, cell: words.whoNow },
    {
      id: 'what',
      header: t('audit.what'),
      width: 220,
      shrinksTo: 200,
      grows: true,
      names: true,
      cell: (entry) => <What id={entry.id} text={words.what(entry)} />,
    },
    {
      id: 'about',
      header: t('audit.about'),
      width: 240,
      shrinksTo: 120,
      grows: true,
      cell: (entry) => <TwoLines entry={entry} />,
    },
    {
      id: 'from',
      header: t('audit.from'),
      width: 150,
      yields: true,
      cell: ({ embedded, ip }) => (embedded ? t('audit.via', { origin: embedded.origin }) : (ip ?? '–')),
    },
    { id: 'action', header: t('details.action'), width: 180, optional: true, cell: ({ action }) => action },
    {
      id: 'request',
      header: t('audit.request'),
      width: 220,
      optional: true,
      cell: ({ requestId }) => requestId ?? '–',
    },
  ];
}

/** Leads to the entry. */
function What({ id, text }: { id: string; text: string }) {
  const { lines } = useStyles();
  return (
    <span className={lines} title={text}>
      <RecordLink to={`/audit/${id}`}>{text}</RecordLink>
    </span>
  );
}

/** The same in a row, whose height all rows share. */
function TwoLines({ entry }: { entry: AuditRecord }) {
  const { lines } = useStyles();
  return (
    <span className={lines} title={useEntryWords().about(entry) ?? undefined}>
      <About entry={entry} />
    </span>
  );
}

/** The thing of an entry; a link where some remote shows such things, unless it is gone. */
export function About({ entry }: { entry: AuditRecord }) {
  const { records } = usePlatform();
  const name = useEntryWords().about(entry);
  const isGone = entry.before !== null && entry.after === null;
  const href =
    entry.subject !== null && entry.subjectId !== null && !isGone ? records.href(entry.subject, entry.subjectId) : null;
  if (name === null) return '–';
  return href === null || href === undefined ? name : <RecordLink to={href}>{name}</RecordLink>;
}
