import type { SlottingReason, SlottingRun } from '@slotwise/contract';
import { useMeasures } from '@slotwise/shared/measures';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, ErrorState, ListSkeleton, makeStyles, Subtitle2, Text, tokens } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { TextField } from '@slotwise/shared/ui/forms';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordLink } from '@slotwise/shared/ui/link';
import { useWhy, type Subject } from './map/use-why';
import { useChange, useSayWhyNot } from './use-say-why-not';
import { WhyBetter } from './why-better';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  reason: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
  },
  table: { overflowX: 'auto' },
  choice: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' },
  figure: { fontVariantNumeric: 'tabular-nums' },
});

const keyOf = ({ sku, before }: SlottingReason) => `${sku.id} ${before.place.id}`;

interface Places {
  ids: readonly string[];
  codes: readonly string[];
}

export interface WhyPanelProps {
  run: SlottingRun;
  subject: Subject;
  /** Those of the map; undefined while they are not known. */
  places: Places | undefined;
  /** The place that the goods leave, where only those are meant. */
  from?: string;
  /** Number of the SKU that is told about, where somebody chooses it elsewhere as well. */
  chosen?: number;
  onChoose?: (number: number) => void;
}

/** Reasons for the places of goods in the plan, and the costs elsewhere: stands where it was asked. */
export function WhyPanel({ run, subject, places, from, chosen, onChoose }: WhyPanelProps) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const [own, setOwn] = useState(0);
  const read = useWhy(run, subject);
  const all = read.data?.reasons ?? [];
  const meant = all.filter(({ before }) => from === undefined || before.place.id === from);
  const reasons = meant.length > 0 ? meant : all;
  // A plan that has changed may leave fewer there.
  const told = reasons[chosen ?? own] ?? reasons[0];
  return (
    <section className={styles.root} aria-label={t('why.title')}>
      <Subtitle2 as="h3">{t('why.title')}</Subtitle2>
      {read.error && (
        <ErrorState {...describeError(read.error)} onRetry={() => void read.refetch()} retrying={read.isFetching} />
      )}
      {!read.data && !read.error && <ListSkeleton avatar={false} />}
      {read.data && reasons.length === 0 && <Text>{t('why.empty')}</Text>}
      {/* One at a time: all of a full bay would push what stands below out of sight. */}
      {reasons.length > 1 && (
        <div className={styles.choice} role="group" aria-label={t('why.choose')}>
          {reasons.map((reason, number) => (
            <Button
              key={keyOf(reason)}
              size="small"
              appearance={reason === told ? 'primary' : 'secondary'}
              aria-pressed={reason === told}
              onClick={() => (onChoose ?? setOwn)(number)}
            >
              {reason.sku.code}
            </Button>
          ))}
        </div>
      )}
      {told && <Reason key={keyOf(told)} run={run} reason={told} places={places} />}
    </section>
  );
}

interface ReasonProps extends Pick<WhyPanelProps, 'run' | 'places'> {
  reason: SlottingReason;
}

function Reason({ run, reason, places }: ReasonProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const measures = useMeasures();
  const { records } = usePlatform();
  const { sku, linesPerDay, before, after, together, refused, next } = reason;
  const href = records.href('sku', sku.id);
  const change = useChange();
  const countsCarrying = run.settings.costs.moves > 0;
  return (
    <article className={styles.reason} aria-label={sku.code}>
      <Text weight="semibold">{href === undefined ? sku.code : <RecordLink to={href}>{sku.code}</RecordLink>}</Text>
      <Text className={styles.figure}>
        {t('why.lines', { lines: formats.number(linesPerDay, { maximumFractionDigits: 1 }) })}
      </Text>
      <Text className={styles.figure}>
        {t('why.moved', {
          ...{ from: before.place.code, distance: measures.text('distance', before.distance), level: before.level },
          ...{ to: after.place.code, then: measures.text('distance', after.distance), next: after.level },
        })}
      </Text>
      {together.length > 0 && (
        <Text>
          {t('why.together', {
            skus: formats.list(
              together.map(({ sku: other, share }) =>
                t('why.companion', {
                  code: other.code,
                  share: formats.number(share, { style: 'percent', maximumFractionDigits: 0 }),
                }),
              ),
            ),
          })}
        </Text>
      )}
      {refused.length > 0 && (
        <Text>
          {t('why.rules', {
            rules: formats.list(
              refused.map(({ rule, places: count }) => t('why.rule', { rule: t(`hard.${rule}`), count })),
            ),
          })}
        </Text>
      )}
      {next.length > 0 && (
        <div className={styles.table}>
          <Table size="small" aria-label={t('why.next')}>
            <TableHeader>
              <TableRow>
                <TableHeaderCell>{t('why.next')}</TableHeaderCell>
                <TableHeaderCell>{t('why.cost')}</TableHeaderCell>
                {countsCarrying && <TableHeaderCell>{t('compare.carrying')}</TableHeaderCell>}
                <TableHeaderCell>{t('why.exchange')}</TableHeaderCell>
              </TableRow>
            </TableHeader>
            <TableBody>
              {next.map((other) => (
                <TableRow key={other.place.id}>
                  <TableCell>{other.place.code}</TableCell>
                  <TableCell className={styles.figure}>{change(other.change.total)}</TableCell>
                  {countsCarrying && <TableCell className={styles.figure}>{change(other.change.moves)}</TableCell>}
                  <TableCell>{other.exchange?.code ?? t('why.room')}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
      <WhyBetter run={run} next={next} />
      {places && <WhyNot run={run} reason={reason} places={places} />}
    </article>
  );
}

interface WhyNotProps {
  run: SlottingRun;
  reason: SlottingReason;
  places: Places;
}

/** Asks for another place by its code. */
function WhyNot({ run, reason: { sku, after }, places }: WhyNotProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const describeError = useDescribeError();
  const [code, setCode] = useState('');
  const [unknown, setUnknown] = useState(false);
  const ask = useMutation({
    mutationFn: (locationId: string) =>
      http('GET /slotting/why-not', {
        query: { run_id: run.id, sku_id: sku.id, from_location_id: after.place.id, location_id: locationId },
      }),
  });
  const say = useSayWhyNot();
  const submit = () => {
    const at = places.codes.findIndex((one) => one.toLowerCase() === code.trim().toLowerCase());
    const id = places.ids[at];
    setUnknown(id === undefined);
    if (id === undefined) ask.reset();
    else ask.mutate(id);
  };
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.row}>
        <TextField
          label={t('why-not.place', { sku: sku.code })}
          value={code}
          onChange={setCode}
          {...(unknown && { error: t('why-not.unknown') })}
        />
        <Button type="submit" disabledFocusable={ask.isPending || code.trim() === ''}>
          {t('why-not.ask')}
        </Button>
      </div>
      {ask.error && <ErrorState {...describeError(ask.error)} />}
      {ask.data && !unknown && (
        <Text role="status" className={styles.figure}>
          {say(ask.data.answer, after.place.code)}
        </Text>
      )}
    </form>
  );
}
