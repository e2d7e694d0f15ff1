import type { Member } from '@slotwise/contract';
import { usePlatform, useSharedTerm } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import {
  Button,
  EmptyState,
  ErrorState,
  InitialsAvatar,
  ListSkeleton,
  makeStyles,
  NoPermissionState,
  Page,
  PageContent,
  PageHeader,
  StatusBadge,
  tokens,
} from '@slotwise/shared/ui';
import { choice, FilterBar, typed, useAddress } from '@slotwise/shared/ui/list';
import { DataTable, type Column, type ColumnChoices } from '@slotwise/shared/ui/table';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMemo, useState } from 'react';
import { nameOf } from '../../model/moves';
import { useMemberActions } from './use-member-actions';
import { useMembers, type MemberFilter } from './use-members';
import { useWords } from './words';

const HAS_ROLE = ['yes', 'no'] as const;
const PARAMETERS = { q: typed('q'), role: choice('role', HAS_ROLE) };
const NOTHING_CHOSEN: ColumnChoices = {};

const useStyles = makeStyles({
  framed: { height: '100%', minHeight: '34rem' },
  content: { minHeight: 0, paddingBlockStart: '12px', isolation: 'isolate' },
  person: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  summary: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, flexGrow: 1 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The people of a company or WMS, for those who look after them. */
export default function UsersPage() {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const may = useCan(platform, 'manage_users');
  const isKnown = me !== null && status === 'user';
  return (
    <Page className={styles.framed}>
      <PageHeader title={t('users.title')} description={t('users.description')} />
      {!isKnown && (
        <PageContent>
          <ListSkeleton />
        </PageContent>
      )}
      {isKnown && !may && <NoPermissionState permission="manage_users" />}
      {isKnown && may && <Members />}
    </Page>
  );
}

function Members() {
  const styles = useStyles();
  const { t } = useWords();
  const { values, settled, change } = useAddress(PARAMETERS);
  useSharedTerm(values.q, (q) => change({ q }));
  const filter: MemberFilter = {
    ...(settled.q.trim() && { q: settled.q.trim() }),
    ...(settled.role && { has_role: settled.role }),
  };
  const clear = () => change({ q: '', role: null });
  return (
    <>
      <FilterBar
        label={t('users.find')}
        search={{ placeholder: t('users.search'), value: values.q, onChange: (q) => change({ q }) }}
        filters={[
          {
            key: 'role',
            name: t('users.role'),
            label: t('filter.role'),
            all: t('filter.all'),
            options: HAS_ROLE.map((value) => ({ value, label: t(`filter.${value}`) })),
            value: values.role,
            onChange: (chosen) => change({ role: HAS_ROLE.find((one) => one === chosen) ?? null }),
          },
        ]}
        onClear={clear}
      />
      <PageContent className={styles.content}>
        <MemberTable filter={filter} onClear={clear} />
      </PageContent>
    </>
  );
}

function useColumns(): Column<Member>[] {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('users.person'),
        width: 240,
        grows: true,
        names: true,
        cell: (member) => (
          <span className={styles.person}>
            <InitialsAvatar name={nameOf(member)} image={member.avatarURL} size={24} decorative />
            <span className={styles.name}>{nameOf(member)}</span>
          </span>
        ),
      },
      { id: 'email', header: t('users.email'), width: 240, cell: ({ email }) => email },
      { id: 'role', header: t('users.role'), width: 160, cell: ({ role }) => role?.name ?? t('users.no-role') },
      {
        id: 'seen',
        header: t('users.seen'),
        width: 190,
        cell: ({ lastSeenAt }) =>
          lastSeenAt === null
            ? t('users.never')
            : formats.date(lastSeenAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
      { id: 'sessions', header: t('users.sessions'), width: 110, cell: ({ sessions }) => formats.number(sessions) },
      {
        id: 'factor',
        header: t('users.factor'),
        width: 140,
        cell: ({ twoFactor }) => (twoFactor ? <StatusBadge tone="success" label={t('factor.on')} /> : t('factor.off')),
      },
    ],
    [t, formats, styles],
  );
}

function MemberTable({ filter, onClear }: { filter: MemberFilter; onClear: () => void }) {
  const styles = useStyles();
  const { t } = useWords();
  const describe = useDescribeError();
  const list = useMembers(filter);
  const columns = useColumns();
  const actions = useMemberActions();
  const [choices, setChoices] = useState(NOTHING_CHOSEN);
  if (list.error) {
    const { title, advice } = describe(list.error);
    return <ErrorState title={title} advice={advice} onRetry={list.reload} retrying={list.isReloading} />;
  }
  const more = list.moreError && describe(list.moreError);
  return (
    <>
      <DataTable
        label={t('users.title')}
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        rows={list.items}
        list={JSON.stringify(filter)}
        isPending={list.isPending}
        hasMore={list.hasMore}
        onMore={list.loadMore}
        nameOf={nameOf}
        rowActions={actions.rowActions}
        empty={<EmptyState title={t('users.none')} action={<Button onClick={onClear}>{t('users.clear')}</Button>} />}
        end={
          more && (
            <ErrorState
              compact
              title={more.title}
              advice={more.advice}
              onRetry={list.retryMore}
              retrying={list.isLoadingMore}
            />
          )
        }
        summaryHeight={64}
        summary={(member) => (
          <span className={styles.summary}>
            <span className={styles.name}>{nameOf(member)}</span>
            <span className={`${styles.name} ${styles.quiet}`}>
              {member.role?.name ?? t('users.no-role')} · {member.email}
            </span>
          </span>
        )}
      />
      {actions.dialog}
    </>
  );
}
