import type { StockProof } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, ListSkeleton, makeStyles, PageContent, Subtitle2, Text, tokens } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { Banner } from '@slotwise/shared/ui/feedback';
import { ArrowClockwise20Regular } from '@slotwise/shared/ui/icons';
import { useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { FactList } from '../sections/fact-list';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { SectionPage } from '../sections/section-page';
import { useWords } from '../words';

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '75ch', color: tokens.colorNeutralForeground2 },
  heading: { margin: 0 },
  scroll: { overflowX: 'auto' },
});
/** It reads every move there is. */
const TIMEOUT_MS = 60_000;

/**
 * Whether the stock equals the sum of the moves, and the reserved stock that of the reservations, with the numbers
 * compared.
 */
export default function ProofPage() {
  const { t } = useWords();
  const { http } = usePlatform();
  const proof = useQuery({
    queryKey: inventoryKeys.proof,
    queryFn: async ({ signal }) => (await http('GET /stock/proof', { signal, timeoutMs: TIMEOUT_MS })).proof,
    staleTime: 0,
  });
  return (
    <SectionPage
      permission="view_inventory"
      action={
        <Button
          icon={<ArrowClockwise20Regular />}
          disabledFocusable={proof.isFetching}
          onClick={() => void proof.refetch()}
        >
          {proof.isFetching ? t('proof.busy') : t('proof.again')}
        </Button>
      }
    >
      {() => (
        <ReadRecord read={proof} skeleton={<ListSkeleton shape="cards" avatar={false} count={4} />}>
          {(found) => <Proof proof={found} />}
        </ReadRecord>
      )}
    </SectionPage>
  );
}

function Proof({ proof }: { proof: StockProof }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const { wrongOnHand, wrongReserved } = proof;
  const wrongSerials = proof.wrongSerials ?? [];
  const isRight = wrongOnHand.length + wrongReserved.length + wrongSerials.length === 0;
  return (
    <PageContent>
      <Banner intent={isRight ? 'success' : 'error'} title={isRight ? t('proof.right') : t('proof.wrong')}>
        {t('proof.at', { when: formats.date(proof.at, { dateStyle: 'medium', timeStyle: 'medium' }) })}
      </Banner>
      <Text as="p" className={styles.text}>
        {t('proof.compared')}
      </Text>
      <FactList
        facts={(['moves', 'keys', 'onHand', 'reservations', 'reserved', 'serials'] as const).map((name) => ({
          term: t(`proof.${name}`),
          figure: proof[name] ?? 0,
        }))}
      />
      {(
        [
          ['proof.wrong-on-hand', wrongOnHand],
          ['proof.wrong-reserved', wrongReserved],
          ['proof.wrong-serials', wrongSerials],
        ] as const
      ).map(([title, rows]) => rows.length > 0 && <Discrepancies key={title} title={t(title)} rows={rows} />)}
    </PageContent>
  );
}

function Discrepancies({ title, rows }: { title: string; rows: StockProof['wrongOnHand'] }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  return (
    <>
      <Subtitle2 as="h2" className={styles.heading}>
        {title}
      </Subtitle2>
      <div className={styles.scroll}>
        <Table aria-label={title} size="small">
          <TableHeader>
            <TableRow>
              {(['sku.code', 'word.location', 'word.lot', 'word.state', 'proof.summed', 'proof.kept'] as const).map(
                (id) => (
                  <TableHeaderCell key={id}>{t(id)}</TableHeaderCell>
                ),
              )}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map(({ skuId, locationId, lotId, state, summed, kept }) => (
              <TableRow key={[skuId, locationId, lotId, state].join(' ')}>
                <TableCell>{skuId}</TableCell>
                <TableCell>{locationId}</TableCell>
                <TableCell>{lotId ?? '–'}</TableCell>
                <TableCell>{t(`state.${state}`)}</TableCell>
                <TableCell>{formats.number(summed)}</TableCell>
                <TableCell>{formats.number(kept)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </>
  );
}
