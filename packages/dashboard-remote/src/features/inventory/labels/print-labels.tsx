import type { Label, LabelKind } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, makeStyles, media, MessageBar, MessageBarBody, PageContent, Text, tokens } from '@slotwise/shared/ui';
import { ProgressBar } from '@slotwise/shared/ui/data';
import { ArrowDownload20Regular, Print20Regular } from '@slotwise/shared/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { LabelTable } from './label-table';
import type { LabelFault } from './model/content';
import { pagesOf } from './model/layouts';
import { keyOf, pick, settled, usedLayout, usualSettings } from './model/settings';
import { Preview } from './preview';
import { SettingsFields } from './settings-fields';
import { usePrinting } from './use-printing';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(16rem, 20rem) minmax(0, 1fr)',
    alignItems: 'start',
    gap: '24px',
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  form: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  seen: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

export interface PrintLabelsProps {
  kind: LabelKind;
  labels: readonly Label[];
  /** Of what was chosen, how many records are no longer there. */
  gone: number;
}

/** Settings of the labels, their look, and the labels to be printed. */
export default function PrintLabels({ kind, labels, gone }: PrintLabelsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const mayPrint = useCan(platform, 'move_inventory');
  const [chosen, setSettings] = useState(() => usualSettings(kind));
  const settings = settled(chosen);
  const [faults, setFaults] = useState<ReadonlyMap<string, LabelFault>>(new Map());
  const { phase, print, cancel } = usePrinting();
  const { units, again, layout: layoutId } = settings;
  const picked = useMemo(() => pick(labels, { units, again }), [labels, units, again]);
  const all = useMemo(() => pick(labels, { units, again: true }).now, [labels, units]);
  const layout = usedLayout(settings);
  const { now, later, before } = picked;
  const isBusy = phase.is !== 'idle';
  const sheets = pagesOf(layout, now.length * settings.copies, settings.skipped);

  const begin = async () => {
    try {
      const done = await print(now, settings);
      if (done === null) return;
      setFaults(new Map(done.faults.map(({ label, fault }) => [keyOf(label), fault])));
      if (done.printed === 0) {
        platform.notify({ intent: 'warning', title: t('print.none-possible') });
        return;
      }
      platform.notify({ intent: 'success', title: t('print.done', { count: done.printed }) });
      setSettings({ ...chosen, again: false });
      await cache.invalidateQueries({ queryKey: inventoryKeys.labels });
    } catch (error) {
      notifyFailure(platform, t('print.failed'), error);
    }
  };
  return (
    <PageContent>
      {gone > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>{t('chosen.gone', { count: gone })}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.root}>
        <div className={styles.form}>
          <SettingsFields {...{ kind, labels, settings, before }} disabled={isBusy} onChange={setSettings} />
          <Text role="status">
            {now.length === 0
              ? t('print.nothing')
              : layout.paper === 'roll'
                ? t('print.summary-roll', { labels: now.length, all: now.length * settings.copies })
                : t('print.summary', { labels: now.length, sheets })}
          </Text>
          {later > 0 && <Text className={styles.quiet}>{t('print.later', { now: now.length, later })}</Text>}
          {phase.is === 'idle' ? (
            <div className={styles.actions}>
              <Button
                appearance="primary"
                icon={settings.medium === 'zpl' ? <ArrowDownload20Regular /> : <Print20Regular />}
                disabledFocusable={!mayPrint || now.length === 0}
                title={mayPrint ? undefined : t('print.no-right')}
                onClick={() => void begin()}
              >
                {settings.medium === 'zpl' ? t('print.file') : t('print.print')}
              </Button>
            </div>
          ) : (
            <>
              <ProgressBar
                aria-label={t('print.drawing')}
                value={phase.is === 'drawing' ? phase.done : undefined}
                max={phase.total}
              />
              <div className={styles.actions}>
                <Text size={200}>
                  {phase.is === 'drawing'
                    ? t('print.progress', { done: phase.done, total: phase.total })
                    : t('print.noting')}
                </Text>
                {phase.is === 'drawing' && <Button onClick={cancel}>{t('print.cancel')}</Button>}
              </div>
            </>
          )}
        </div>
        <div className={styles.seen}>
          <Preview
            key={layoutId}
            labels={now.length > 0 ? now : all}
            isPrinted={now.length === 0}
            settings={settings}
            layout={layout}
          />
          <LabelTable {...{ labels, settings, faults }} />
        </div>
      </div>
    </PageContent>
  );
}
