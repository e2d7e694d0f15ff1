import type { AuditRecord } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Card, CardHeader, ErrorState, ListSkeleton, makeStyles, PageContent, tokens } from '@slotwise/shared/ui';
import { Breadcrumb } from '@slotwise/shared/ui/page';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { About } from './audit-columns';
import { AuditFrame } from './audit-frame';
import { RecordLink } from '@slotwise/shared/ui/link';
import { ChangeTable } from './change-table';
import { FieldName } from './fields/field-name';
import { FactValue } from './fact-value';
import { quoted, statedFacts } from './model/entry';
import { useEntry } from './use-audit';
import { useEntryWords } from './use-entry-words';
import { useWords } from './words';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr)',
    gap: '8px 24px',
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  more: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '24px',
    rowGap: '8px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});

const listOf = (q: string) => `/audit?${new URLSearchParams({ q, within: 'all' })}`;

/** One entry at its own address: its sentence, the values before and after, and links to related pages. */
export default function AuditEntryPage({ id }: { id: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const describe = useDescribeError();
  const words = useEntryWords();
  const read = useEntry(id, useCan(usePlatform(), 'view_audit'));
  const entry = words.isPending ? undefined : read.data?.entry;
  const names = read.data?.names ?? {};
  return (
    <AuditFrame
      title={entry ? words.sentence(entry) : t('audit.entry')}
      above={<Breadcrumb ancestors={[{ label: t('audit.title'), href: '/audit' }]} />}
    >
      <PageContent className={styles.content}>
        {entry ? (
          <Entry entry={entry} names={names} />
        ) : read.error ? (
          <ErrorState {...describe(read.error)} onRetry={() => void read.refetch()} retrying={read.isFetching} />
        ) : (
          <ListSkeleton avatar={false} />
        )}
      </PageContent>
    </AuditFrame>
  );
}

interface EntryProps {
  entry: AuditRecord;
  /** By id, of things that it mentions. */
  names: Readonly<Record<string, string>>;
}

function Entry({ entry, names }: EntryProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const words = useEntryWords();
  const stated = statedFacts(entry.details);
  const actor = entry.apiKey ?? entry.actor;
  const facts = [
    [t('audit.at'), formats.date(entry.at, { dateStyle: 'full', timeStyle: 'long' })],
    [t('audit.who'), words.whoNow(entry)],
    [t('audit.about'), <About key="about" entry={entry} />],
    [t('audit.from'), entry.embedded ? t('audit.via', { origin: entry.embedded.origin }) : (entry.ip ?? '–')],
    [t('audit.request'), entry.requestId === null ? '–' : <code className={styles.code}>{entry.requestId}</code>],
    [
      t('details.action'),
      <code key="action" className={styles.code}>
        {entry.action}
      </code>,
    ],
    [
      t('details.id'),
      <code key="id" className={styles.code}>
        {entry.id}
      </code>,
    ],
  ] as const;
  const links = [
    ...(entry.subjectId === null ? [] : [{ to: listOf(`id:${quoted(entry.subjectId)}`), text: t('audit.same-thing') }]),
    ...(actor === null
      ? []
      : [{ to: listOf(`who:${quoted(actor.id)}`), text: t('audit.same-person', { who: words.who(entry) }) }]),
    ...(entry.requestId === null
      ? []
      : [{ to: listOf(`request:${quoted(entry.requestId)}`), text: t('audit.same-request') }]),
  ];
  return (
    <>
      <Card role="region" aria-label={t('audit.facts')}>
        <CardHeader header={t('audit.facts')} level={2} />
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <FactRow key={term} term={term}>
              {value}
            </FactRow>
          ))}
          {stated.map(({ field, values }) => (
            <FactRow key={field} term={<FieldName action={entry.action} field={field} />}>
              <FactValue field={field} values={values} names={names} />
            </FactRow>
          ))}
        </dl>
      </Card>
      {(entry.before !== null || entry.after !== null) && (
        <Card role="region" aria-label={t('audit.changes')}>
          <CardHeader header={t('audit.changes')} level={2} />
          <ChangeTable entry={entry} names={names} />
        </Card>
      )}
      {links.length > 0 && (
        <ul className={styles.more} aria-label={t('audit.more')}>
          {links.map(({ to, text }) => (
            <li key={to}>
              <RecordLink to={to}>{text}</RecordLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FactRow({ term, children }: { term: React.ReactNode; children: React.ReactNode }) {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}
