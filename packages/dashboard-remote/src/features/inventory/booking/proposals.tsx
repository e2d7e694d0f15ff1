import type { Answer } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px' },
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  quiet: { color: tokens.colorNeutralForeground3 },
  reason: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular, marginInlineStart: '6px' },
});
const SHOWN = 3;

interface ProposalsProps {
  warehouseId: string;
  skuId: string;
  /** In pieces. */
  quantity: number;
  lot: string;
  chosen: string;
  onChoose: (code: string) => void;
}

/** Where the goods could be put, the best place first, each with the reason. Any other place may be entered as well. */
export function Proposals({ warehouseId, skuId, quantity, lot, chosen, onChoose }: ProposalsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const query = { warehouse_id: warehouseId, sku_id: skuId, quantity, ...(lot !== '' && { lot }) };
  const places = useQuery<Answer<'GET /stock/places'>>({
    queryKey: [...inventoryKeys.stock, 'places', query],
    queryFn: ({ signal }) => http('GET /stock/places', { query, signal }),
  });
  if (!places.data) return null;
  const { proposals, unfit } = places.data;
  return (
    <div className={styles.root} role="group" aria-label={t('proposals.label')}>
      {unfit.map(({ location, rule }) => (
        <Text key={location.id} size={200} className={styles.quiet}>
          {t('proposals.unfit', { location: location.code, rule: t(`rule.${rule}`) })}
        </Text>
      ))}
      {proposals.length === 0 ? (
        <Text size={200}>{t('proposals.none')}</Text>
      ) : (
        <ul className={styles.list}>
          {proposals.slice(0, SHOWN).map(({ location, reason }) => (
            <li key={location.id}>
              <Button
                size="small"
                aria-pressed={chosen.trim() === location.code}
                appearance={chosen.trim() === location.code ? 'primary' : 'secondary'}
                onClick={() => onChoose(location.code)}
              >
                {location.code}
                <span className={chosen.trim() === location.code ? undefined : styles.reason}>
                  {t(`proposal.${reason}`)}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
