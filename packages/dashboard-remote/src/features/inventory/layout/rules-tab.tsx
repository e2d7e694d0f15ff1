import type { LocationType, Zone } from '@slotwise/contract';
import { useMeasures } from '@slotwise/shared/measures';
import { LateConfirmDialog } from '@slotwise/shared/ui/late';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import {
  Button,
  Card,
  CardHeader,
  EmptyState,
  ErrorState,
  ListSkeleton,
  makeStyles,
  PageContent,
  tokens,
} from '@slotwise/shared/ui';
import { Add16Regular, Delete16Regular, Edit16Regular } from '@slotwise/shared/ui/icons';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { useWords } from '../words';
import { TypeDialog } from './type-dialog';
import { useRules } from './use-rules';
import { ZoneDialog } from './zone-dialog';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    paddingBlock: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

type Open = { kind: 'zone' } | { kind: 'type'; type?: LocationType } | null;

/** The zones of a warehouse, and the types of places with their rules. */
export default function RulesTab({ warehouseId }: { warehouseId: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const mayManage = useCan(platform, 'manage_warehouses');
  const { zones, types, reads } = useRules(warehouseId);
  const rulesOf = useRulesText();
  const [open, setOpen] = useState<Open>(null);
  const [asked, setAsked] = useState<Zone | null>(null);
  const failed = reads.find(({ error, data }) => error && data === undefined);
  if (failed?.error) {
    const { title, advice } = describeError(failed.error);
    return (
      <ErrorState title={title} advice={advice} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
    );
  }
  if (reads.some(({ isPending }) => isPending)) {
    return (
      <PageContent>
        <ListSkeleton shape="cards" avatar={false} count={2} />
      </PageContent>
    );
  }
  const reload = () =>
    Promise.all(
      [inventoryKeys.zones, inventoryKeys.types, inventoryKeys.locations, inventoryKeys.layout].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
  const remove = async (name: string, send: () => Promise<unknown>) => {
    try {
      await send();
      platform.notify({ intent: 'success', title: t('rules.removed', { name }) });
      await reload();
    } catch (error) {
      notifyFailure(platform, t('rules.not-removed', { name }), error);
    }
  };
  const removeZone = ({ id, name }: Zone) =>
    remove(name, () => platform.http('DELETE /zone', { body: { zone_id: id } }));
  const removeType = ({ id, name }: LocationType) =>
    remove(name, () => platform.http('DELETE /location-type', { body: { type_id: id } }));
  const add = (label: string, next: Open) =>
    mayManage && (
      <Button size="small" icon={<Add16Regular />} onClick={() => setOpen(next)}>
        {label}
      </Button>
    );
  return (
    <PageContent>
      <Card>
        <CardHeader header={t('rules.zones')} action={add(t('zone.add'), { kind: 'zone' })} />
        {zones.length === 0 ? (
          <EmptyState compact title={t('rules.no-zones')} />
        ) : (
          <ul className={styles.list} aria-label={t('rules.zones')}>
            {zones.map((zone) => (
              <li key={zone.id} className={styles.row}>
                <span className={styles.text}>
                  {zone.name}
                  <span className={styles.quiet}>{zone.code}</span>
                </span>
                {mayManage && (
                  <Button
                    appearance="subtle"
                    icon={<Delete16Regular />}
                    aria-label={t('rules.remove', { name: zone.name })}
                    onClick={() => setAsked(zone)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card>
        <CardHeader
          header={t('rules.types')}
          description={t('rules.types-hint')}
          action={add(t('type.add'), { kind: 'type' })}
        />
        {types.length === 0 ? (
          <EmptyState compact title={t('rules.no-types')} />
        ) : (
          <ul className={styles.list} aria-label={t('rules.types')}>
            {types.map((type) => (
              <li key={type.id} className={styles.row}>
                <span className={styles.text}>
                  {type.name}
                  <span className={styles.quiet}>{rulesOf(type)}</span>
                </span>
                {mayManage && (
                  <>
                    <Button
                      appearance="subtle"
                      icon={<Edit16Regular />}
                      aria-label={t('rules.edit', { name: type.name })}
                      onClick={() => setOpen({ kind: 'type', type })}
                    />
                    <Button
                      appearance="subtle"
                      icon={<Delete16Regular />}
                      aria-label={t('rules.remove', { name: type.name })}
                      disabledFocusable={type.locations > 0}
                      title={type.locations > 0 ? t('rules.in-use', { places: type.locations }) : undefined}
                      onClick={() => void removeType(type)}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <LateConfirmDialog
        open={asked !== null}
        title={t('rules.zone-question', { name: asked?.name ?? '' })}
        confirmLabel={t('rules.zone-confirm')}
        danger
        onConfirm={() => {
          setAsked(null);
          if (asked) void removeZone(asked);
        }}
        onCancel={() => setAsked(null)}
      >
        {t('rules.zone-consequence')}
      </LateConfirmDialog>
      {open?.kind === 'zone' && (
        <ZoneDialog warehouseId={warehouseId} onDone={() => void reload()} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'type' && (
        <TypeDialog type={open.type} onDone={() => void reload()} onClose={() => setOpen(null)} />
      )}
    </PageContent>
  );
}

/** The rules of a type in one line. */
function useRulesText() {
  const { t } = useWords();
  const measures = useMeasures();
  const formats = useFormats();
  return ({ mixing, condition, maxPieces, maxWeightG, maxVolumeMm3, locations }: LocationType) =>
    formats.list(
      [
        t(`mixing.${mixing}`),
        ...(condition ? [t(`condition.${condition}`)] : []),
        ...(maxPieces === null ? [] : [t('type.at-most-pieces', { pieces: maxPieces })]),
        ...(maxWeightG === null ? [] : [measures.text('weight-limit', maxWeightG)]),
        ...(maxVolumeMm3 === null ? [] : [measures.text('volume-limit', maxVolumeMm3)]),
        t('type.places', { places: locations }),
      ],
      { type: 'unit' },
    );
}
