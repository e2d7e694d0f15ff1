import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import {
  EmptyState,
  ListSkeleton,
  makeStyles,
  NoPermissionState,
  Page,
  PageContent,
  PageHeader,
  Text,
} from '@slotwise/shared/ui';
import { Field, Select, Switch } from '@slotwise/shared/ui/forms';
import { Breadcrumb } from '@slotwise/shared/ui/page';
import { useMemo } from 'react';
import { CameraProvider } from '../camera/camera-context';
import { CorrectPick } from '../picking/correct-pick';
import { SectionNav } from '../sections/section-nav';
import { useWords as useInventoryWords } from '../words';
import { ChooseFirst } from './choose-first';
import { FloorContext, useKnown } from './floor-context';
import { FLOOR_TASKS, FloorMenu, type FloorTaskId } from './floor-menu';
import { useFeedback } from './feedback/use-feedback';
import { RecentList } from './recent/recent-list';
import { RefusedNotice } from './recent/refused-notice';
import { useRefusalsSaid } from './recent/use-refusals-said';
import { useChosenWarehouse } from './known/use-chosen-warehouse';
import { useFloorWarehouses } from './known/use-floor-warehouses';
import CountTask from './tasks/count-task';
import FindTask from './tasks/find-task';
import MoveTask from './tasks/move-task';
import ReceiveTask from './tasks/receive-task';
import RelocateTask from './tasks/relocate-task';
import ReplenishTask from './tasks/replenish-task';
import { sumOf, useOpenWork } from './use-open-work';
import { useWords } from './words';

const useStyles = makeStyles({
  // As wide as the screen, however long the name of another warehouse is.
  choice: { width: '100%', minWidth: 0, '& select': { width: '100%', minWidth: 0, textOverflow: 'ellipsis' } },
  column: { display: 'flex', flexDirection: 'column', gap: '20px', width: '100%', maxWidth: '32rem' },
});

const isTask = (task: string | undefined): task is FloorTaskId => FLOOR_TASKS.some(({ id }) => id === task);

/** Work on the floor: a menu, or one task of it, each made for a phone in one hand. */
export default function FloorPage({ task }: { task: string | undefined }) {
  const { t } = useWords();
  const inventory = useInventoryWords();
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const known = isTask(task) ? task : null;
  const permission = FLOOR_TASKS.find(({ id }) => id === known)?.permission ?? 'view_inventory';
  const may = useCan(platform, permission);
  const above = [{ label: t('menu.title'), href: '/inventory/floor' }];
  const isKnown = me !== null && status === 'user';
  return (
    <Page>
      <PageHeader
        title={known ? t(`task.${known}`) : t('menu.title')}
        above={known && <Breadcrumb ancestors={above} />}
      />
      {!known && <SectionNav />}
      {isKnown && !may && <NoPermissionState permission={permission} />}
      {isKnown && me.userType !== 'company' && may && (
        <EmptyState title={inventory.t('provider.title')} reason={inventory.t('provider.reason')} />
      )}
      {!isKnown && (
        <PageContent>
          <ListSkeleton avatar={false} />
        </PageContent>
      )}
      {isKnown && may && me.userType === 'company' && <Work key={known} task={known} />}
    </Page>
  );
}

function Work({ task }: { task: FloorTaskId | null }) {
  const styles = useStyles();
  const { t } = useWords();
  const inventory = useInventoryWords();
  const read = useFloorWarehouses();
  const warehouses = read ?? [];
  const { warehouseId, choose } = useChosenWarehouse(warehouses);
  const mustChoose = warehouses.length > 1 && warehouseId === '';
  // Elsewhere than in the menu nobody looks for other work.
  const open = useOpenWork(task === null);
  const allOpen = [...open.values()].reduce((sum, work) => sum + sumOf(work), 0);
  const nameOf = ({ id, name }: { id: string; name: string }) => {
    const work = open.get(id);
    return work && sumOf(work) > 0 ? t('menu.warehouse', { name, count: sumOf(work) }) : name;
  };
  const known = useKnown(warehouseId);
  const feedback = useFeedback();
  const floor = useMemo(() => ({ ...known, ...feedback }), [known, feedback]);
  return (
    <FloorContext value={floor}>
      <PageContent>
        <div className={styles.column}>
          {task === null && <RefusedNotice />}
          {/* Kinds of work that the person may not do are among them, as in the figure of the dashboard. */}
          {task === null && open.size > 0 && <Text>{t('menu.all-open', { count: allOpen })}</Text>}
          {warehouses.length > 1 && (task === null || mustChoose) && (
            <Field label={inventory.t('word.warehouse')} hint={mustChoose ? t('menu.choose-lead') : undefined}>
              <Select
                className={styles.choice}
                size="large"
                value={warehouseId}
                onChange={(_event, { value }) => choose(value)}
              >
                {mustChoose && (
                  <option value="" disabled>
                    {t('menu.choose')}
                  </option>
                )}
                {warehouses.map((one) => (
                  <option key={one.id} value={one.id}>
                    {nameOf(one)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {task !== null && warehouses.length > 1 && !mustChoose && (
            <Text>{warehouses.find(({ id }) => id === warehouseId)?.name}</Text>
          )}
          {task === null && read === undefined && <ListSkeleton shape="cards" avatar={false} count={4} />}
          {task === null && read !== undefined && !mustChoose && <FloorMenu work={open.get(warehouseId)} />}
          {task !== null && mustChoose && <ChooseFirst />}
          {task !== null && warehouseId !== '' && (
            <CameraProvider key={warehouseId}>
              <Task task={task} />
            </CameraProvider>
          )}
          {read?.length === 0 && (
            <EmptyState title={t('menu.no-warehouse')} reason={inventory.t('booking.needs-warehouse')} />
          )}
          <Said />
          {(task !== null || read !== undefined) && (
            <Switch
              label={t('menu.sound')}
              checked={!feedback.isMuted}
              onChange={(_event, { checked }) => feedback.mute(!checked)}
            />
          )}
        </div>
      </PageContent>
    </FloorContext>
  );
}

function Task({ task }: { task: FloorTaskId }) {
  if (task === 'find') return <FindTask />;
  if (task === 'receive') return <ReceiveTask />;
  if (task === 'count') return <CountTask />;
  if (task === 'relocate') return <RelocateTask />;
  if (task === 'replenish') return <ReplenishTask />;
  return <MoveTask task={task} />;
}

function Said() {
  useRefusalsSaid();
  return <RecentList Pick={CorrectPick} />;
}
