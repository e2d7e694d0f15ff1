import type { PermissionName } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useReadable } from '@slotwise/shared/session';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import {
  ArrowDownload20Regular,
  ArrowRight20Regular,
  ArrowSync20Regular,
  ArrowUp20Regular,
  Box20Regular,
  BoxMultiple20Regular,
  Checkmark20Regular,
  ChevronRight20Regular,
  Search20Regular,
} from '@slotwise/shared/ui/icons';
import { RouterLink } from '@slotwise/shared/ui/router';
import type { ReactElement } from 'react';
import { FLOOR_PERMISSIONS } from '../../../pages-and-rights';
import type { OpenWork } from './use-open-work';
import { useWords } from './words';

/** The tasks of the floor in the order of a day. */
export const FLOOR_TASKS = [
  { id: 'find', permission: FLOOR_PERMISSIONS.find, icon: <Search20Regular /> },
  { id: 'receive', permission: FLOOR_PERMISSIONS.receive, icon: <ArrowDownload20Regular /> },
  { id: 'put-away', permission: FLOOR_PERMISSIONS['put-away'], icon: <Box20Regular /> },
  { id: 'move', permission: FLOOR_PERMISSIONS.move, icon: <ArrowRight20Regular /> },
  { id: 'replenish', permission: FLOOR_PERMISSIONS.replenish, icon: <ArrowUp20Regular /> },
  { id: 'relocate', permission: FLOOR_PERMISSIONS.relocate, icon: <ArrowSync20Regular /> },
  { id: 'count', permission: FLOOR_PERMISSIONS.count, icon: <Checkmark20Regular /> },
] as const satisfies readonly { id: string; permission: PermissionName; icon: ReactElement }[];
export type FloorTaskId = (typeof FLOOR_TASKS)[number]['id'];
/** Picking has a screen of its own, and its place in the day: before what was sold is replaced. */
const PICK = { id: 'pick', permission: FLOOR_PERMISSIONS.pick, icon: <BoxMultiple20Regular /> } as const;
const PICK_AT = FLOOR_TASKS.findIndex(({ id }) => id === 'replenish');
const MENU = [...FLOOR_TASKS.slice(0, PICK_AT), PICK, ...FLOOR_TASKS.slice(PICK_AT)];

/** Tasks that wait of each kind. What is found, received and moved is not asked for by anybody. */
const WAITING: Readonly<Record<string, keyof OpenWork>> = {
  ...{ pick: 'picks', 'put-away': 'putAways', replenish: 'refills', relocate: 'relocations', count: 'counts' },
};
const waitingOf = (id: string, work: OpenWork | undefined): number => {
  const kind = WAITING[id];
  return kind && work ? work[kind] : 0;
};

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minHeight: '68px',
    boxSizing: 'border-box',
    paddingBlock: '8px',
    paddingInline: '16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  icon: { display: 'inline-flex', color: tokens.colorBrandForeground1 },
  text: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  lead: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  count: {
    flexShrink: 0,
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  mark: { display: 'inline-flex', color: tokens.colorNeutralForeground3, ':dir(rtl)': { transform: 'scaleX(-1)' } },
});

/** Tasks of the floor that the person may do, each as large as a thumb needs it. */
export function FloorMenu({ work }: { work: OpenWork | undefined }) {
  const styles = useStyles();
  const { t } = useWords();
  const { session } = usePlatform();
  useReadable(session);
  const approvals = session.can('count_inventory') ? (work?.approvals ?? 0) : 0;
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={styles.list}>
        {MENU.filter(({ permission }) => session.can(permission)).map(({ id, icon }) => (
          <li key={id}>
            <RouterLink to={`/inventory/floor/${id}`} className={styles.link}>
              <span className={styles.icon} aria-hidden="true">
                {icon}
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{t(`task.${id}`)}</span>
                <span className={styles.lead}>{t(`task.${id}.lead`)}</span>
              </span>
              {waitingOf(id, work) > 0 && (
                <span className={styles.count}>{t('menu.waiting', { count: waitingOf(id, work) })}</span>
              )}
              <span className={styles.mark} aria-hidden="true">
                <ChevronRight20Regular />
              </span>
            </RouterLink>
          </li>
        ))}
        {approvals > 0 && (
          <li>
            <RouterLink to="/inventory/counts?view=approve" className={styles.link}>
              <span className={styles.icon} aria-hidden="true">
                <Checkmark20Regular />
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{t('menu.approve')}</span>
                <span className={styles.lead}>{t('menu.approve.lead')}</span>
              </span>
              <span className={styles.count}>{t('menu.waiting', { count: approvals })}</span>
              <span className={styles.mark} aria-hidden="true">
                <ChevronRight20Regular />
              </span>
            </RouterLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
