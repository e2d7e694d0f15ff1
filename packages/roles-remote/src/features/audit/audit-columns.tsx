import type { AuditRecord } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { makeStyles } from '@slotwise/shared/ui';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { RecordLink } from '@slotwise/shared/ui/link';
import { useEntryWords } from './use-entry-words';
import { useWords } from './words';

const useStyles = makeStyles({
  line: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
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
      width: 210,
      cell: ({ at }) => formats.date(at, { dateStyle: 'medium', timeStyle: 'medium' }),
    },
    { id: 'who', header: t('audit.who'), width: 170, cell: words.whoNow },
    {
      id: 'what',
      header: t('audit.what'),
      width: 230,
      names: true,
      cell: (entry) => <RecordLink to={`/audit/${entry.id}`}>{words.what(entry)}</RecordLink>,
    },
    { id: 'about', header: t('audit.about'), width: 200, grows: true, cell: (entry) => <OneLine entry={entry} /> },
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

/** The same in a row, whose height all rows share. */
function OneLine({ entry }: { entry: AuditRecord }) {
  const { line } = useStyles();
  return (
    <span className={line} title={useEntryWords().about(entry) ?? undefined}>
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
