import type { LayoutForm, WarehouseLayout } from '@slotwise/contract';
import { codeKey } from '@slotwise/contract/code-key';
import { generateLayout, layoutFaults } from '@slotwise/contract/layout';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ErrorState, ListSkeleton, makeStyles, media, PageContent } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/feedback';
import { LateConfirmDialog } from '@slotwise/shared/ui/late';
import { Form, useForm } from '@slotwise/shared/ui/form';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { inventoryKeys } from '../query-keys';
import { useWords } from '../words';
import { LayoutFields } from './layout-fields';
import { LayoutPlan } from './layout-plan';
import { FIRST_LAYOUT, layoutValues, readLayout } from './model/layout-form';
import type { LayoutValues } from './model/layout-form';
import { useLayoutFaults } from './use-layout-faults';
import { useRules } from './use-rules';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(20rem, 2fr) minmax(0, 3fr)',
    gap: '24px',
    alignItems: 'start',
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { display: 'block' },
  },
  form: { minWidth: 0 },
  plan: {
    position: 'sticky',
    top: '16px',
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    '@media print': { position: 'static' },
    [media.belowMd]: { position: 'static', order: -1 },
  },
});
/** A layout of twenty thousand places is prepared in many short steps. */
const TIMEOUT_MS = 60_000;

/** Layout of a warehouse: the form, and beside it the resulting plan. */
export default function LayoutTab({ warehouseId }: { warehouseId: string }) {
  const { http } = usePlatform();
  const describeError = useDescribeError();
  const read = useQuery({
    queryKey: [...inventoryKeys.layout, warehouseId],
    queryFn: async ({ signal }) =>
      (await http('GET /warehouse/layout', { query: { warehouse_id: warehouseId }, signal })).layout,
  });
  if (read.data) return <Editor key={`${read.data.version} ${read.data.changedAt}`} layout={read.data} />;
  if (read.isPending) {
    return (
      <PageContent>
        <ListSkeleton avatar={false} count={8} />
      </PageContent>
    );
  }
  const { title, advice } = describeError(read.error);
  return <ErrorState title={title} advice={advice} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
}

const codesOf = (form: LayoutForm) => new Set(generateLayout(form).map(({ code }) => codeKey(code)));

/** The number of places that one form makes and another does not. */
function useGone(before: LayoutForm | null, after: LayoutForm | null): number {
  const had = useMemo(() => before && codesOf(before), [before]);
  return useMemo(() => {
    const left = had && after ? codesOf(after) : null;
    return left ? [...(had ?? [])].filter((code) => !left.has(code)).length : 0;
  }, [had, after]);
}

function Editor({ layout }: { layout: WarehouseLayout }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const mayManage = useCan(platform, 'manage_warehouses');
  const { types } = useRules(layout.warehouseId);
  const { explain, sayFaults } = useLayoutFaults();
  const form = useForm({
    initial: layoutValues(layout.form ?? FIRST_LAYOUT),
    check: (values) => sayFaults(values).fields,
    submit: (values) => {
      const read = readLayout(values);
      if (!('form' in read)) throw new TypeError('A form with faults is not sent.');
      const body = { warehouse_id: layout.warehouseId, version: layout.version, form: read.form };
      return platform.http('POST /warehouse/layout', { body, timeoutMs: TIMEOUT_MS });
    },
    onDone: ({ added, kept, removed }) => {
      platform.notify({ intent: 'success', title: t('layout.done', { added, kept, removed }) });
      for (const queryKey of [inventoryKeys.layout, inventoryKeys.locations, inventoryKeys.zones]) {
        void cache.invalidateQueries({ queryKey });
      }
    },
    explain,
  });
  const [asking, setAsking] = useState(false);
  const isFirst = layout.locations === 0;
  // Its places came from a file or one by one: what the form shows is an example, and none of them would be kept but by chance.
  const isOther = layout.form === null && !isFirst;
  const ask = (event?: FormEvent) => {
    event?.preventDefault();
    setAsking(true);
  };
  const values = useDeferredValue(form.values);
  const drawn = useMemo(() => {
    const read = readLayout(values);
    return 'form' in read && layoutFaults(read.form).length === 0 ? read.form : null;
  }, [values]);
  const gone = useGone(layout.form, drawn);
  const count = isOther ? layout.locations : gone;
  // Faults are said while people type: the plan beside them stays behind until all is right.
  const { fields: found, cells } = sayFaults(form.values);
  const isRight = Object.keys(found).length === 0;
  const shown = {
    ...form,
    field: <Name extends keyof LayoutValues>(name: Name) => ({
      ...form.field(name),
      error: form.field(name).error ?? found[name] ?? null,
    }),
  };
  return (
    <PageContent>
      <div className={styles.root}>
        <div className={styles.form} data-screen-only="">
          <Form
            form={count > 0 && isRight ? { ...form, submit: ask } : form}
            submitLabel={isFirst ? t('layout.apply-first') : t('layout.apply')}
            busyLabel={t('layout.busy')}
            canSubmit={mayManage && (isFirst || form.entered)}
          >
            {isOther && (
              <Banner intent="warning" title={t('layout.other', { count: layout.locations })}>
                {t('layout.other-text')}
              </Banner>
            )}
            <LayoutFields form={shown} cells={cells} types={types} />
          </Form>
        </div>
        <LateConfirmDialog
          open={asking}
          title={isOther ? t('layout.other-question') : t('layout.gone-question', { count })}
          confirmLabel={isOther ? t('layout.other-confirm') : t('layout.apply')}
          danger
          onConfirm={() => {
            setAsking(false);
            form.submit();
          }}
          onCancel={() => setAsking(false)}
        >
          {t(isOther ? 'layout.other-consequence' : 'layout.gone-consequence', { count })}
        </LateConfirmDialog>
        <div className={styles.plan}>
          <LayoutPlan form={drawn} />
        </div>
      </div>
    </PageContent>
  );
}
