import type { Member } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useCan, useSession } from '@slotwise/shared/session';
import { Button, EmptyState } from '@slotwise/shared/ui';
import { useFollow } from '@slotwise/shared/ui/link';
import { FilterBar, useAddress, type Filter, type InfiniteList } from '@slotwise/shared/ui/list';
import { MailAdd20Regular } from '@slotwise/shared/ui/icons';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { ColumnPicker, NOTHING_SELECTED } from '@slotwise/shared/ui/table';
import type { Column, ColumnChoices, RowAction, Selection } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GuardedPage } from '../../guarded-page';
import { Address } from './address';
import { ChangeRoleDialog } from './change-role-dialog';
import { MemberQuestion, type MemberAct } from './member-question';
import { roleNamesOf, WITHOUT_ROLE } from '../../model/filters';
import { nameOf } from './name-of';
import { Name, SEEN, useMemberColumns } from './use-member-columns';
import { filterOf, useMembers, USERS_ADDRESS, type MemberFilter } from './use-members';
import { useRemoveMany } from './use-remove-many';
import { useSelectedMembers } from './use-selected-members';
import { useWords } from './words';

/** The people of the company or WMS, for who looks after their accounts. */
export default function UsersPage() {
  const { t } = useWords();
  const { values, settled, change } = useAddress(USERS_ADDRESS);
  const filter = filterOf({ ...values, q: settled.q });
  const list = useMembers(filter, useCan(usePlatform(), 'manage_users'));
  const isNarrowed = Object.keys(filter).length > 0;
  const either = (key: 'factor' | 'signedIn', words: 'factor' | 'signed-in'): Filter => ({
    key,
    name: t(`filter.${words}`),
    label: t(`filter.${words}`),
    all: t(`filter.${words}.all`),
    options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`filter.${words}.${value}`) })),
    value: values[key] === 'all' ? null : values[key],
    onChange: (chosen) => change({ [key]: chosen === 'yes' || chosen === 'no' ? chosen : 'all' }),
  });
  const byRole = useRoleFilter(values.role, (role) => change({ role }));
  const columns = useMemberColumns();
  const [choices, onChoices] = useColumnChoices('users');
  const clear = () => change({ q: '', role: '', factor: 'all', signedIn: 'all' });
  return (
    <GuardedPage
      permission="manage_users"
      title={t('page.title')}
      description={t('page.description')}
      {...(list.matching !== undefined && {
        count: t(isNarrowed ? 'page.found' : 'page.count', { count: list.matching }),
      })}
      action={<InvitePeople />}
      isFramed
    >
      <FilterBar
        label={t('page.find')}
        search={{ placeholder: t('page.search'), value: values.q, onChange: (q) => change({ q }) }}
        filters={[...byRole, either('factor', 'factor'), either('signedIn', 'signed-in')]}
        onClear={clear}
        end={<ColumnPicker columns={columns} choices={choices} onChoices={onChoices} />}
      />
      <Members filter={filter} list={list} onClear={clear} table={{ columns, choices, onChoices }} />
    </GuardedPage>
  );
}

const NOBODY = { userType: 'company', companyID: null, wmsID: null } as const;

/** By role, for whoever may read their names. */
function useRoleFilter(value: string, onChange: (role: string) => void): Filter[] {
  const { t } = useWords();
  const platform = usePlatform();
  const { me } = useSession(platform);
  const may = useCan(platform, 'view_roles') && me !== null;
  const { data = [] } = useQuery({
    ...tenantQueries(platform.http, me ?? NOBODY).roles,
    enabled: may,
  });
  if (!may && value === '') return [];
  return [
    {
      ...{ key: 'role', name: t('column.role'), label: t('filter.role'), all: t('filter.role.all') },
      options: [
        ...roleNamesOf(data).map((name) => ({ value: name, label: name })),
        { value: WITHOUT_ROLE, label: t('role.none') },
      ],
      value: value === '' ? null : value,
      onChange: (role) => onChange(role ?? ''),
    },
  ];
}

/** People come by invitation: it is sent on the page of whoever shows invitations, if this person may. */
function InvitePeople() {
  const platform = usePlatform();
  const address = platform.records.href('invitation');
  return useCan(platform, 'manage_invitations') && address !== undefined ? <Invite to={`${address}?invite`} /> : null;
}

function Invite({ to }: { to: string }) {
  const { t } = useWords();
  const platform = usePlatform();
  return (
    <Button
      as="a"
      appearance="primary"
      icon={<MailAdd20Regular />}
      {...useFollow(to, (address) => platform.navigate(address))}
    >
      {t('page.invite')}
    </Button>
  );
}

interface MembersProps {
  filter: MemberFilter;
  list: InfiniteList<Member>;
  onClear: () => void;
  /** Its columns, and who sees which of them. */
  table: { columns: Column<Member>[]; choices: ColumnChoices; onChoices: (choices: ColumnChoices) => void };
}

/** The list in every state that it can have. */
function Members({ filter, list, onClear, table }: MembersProps) {
  const { t } = useWords();
  const formats = useFormats();
  const actionsOf = useActions();
  const [asked, setAsked] = useState<{ member: Member; act: MemberAct } | null>(null);
  const shown = JSON.stringify(filter);
  const [kept, setKept] = useState({ shown, selection: NOTHING_SELECTED });
  // Nobody stays selected whom another filter hides.
  const selection = kept.shown === shown ? kept.selection : NOTHING_SELECTED;
  const select = (next: Selection) => setKept({ shown, selection: next });
  const { me } = useSession(usePlatform());
  const many = useRemoveMany({
    ...{ filter, loaded: list.items, ownId: me?.id },
    onDone: (refused) => select({ kind: 'some', ids: new Set(refused.map(({ id }) => id)) }),
  });
  const selected = useSelectedMembers({ filter, loaded: list.items });
  const [moving, setMoving] = useState<readonly Member[] | null>(null);
  const platform = usePlatform();
  const seesRoles = useCan(platform, 'view_roles');
  const mayGive = useCan(platform, 'manage_roles') && seesRoles;
  const askRole = (selection: Selection) =>
    void selected(selection).then(
      (people) => setMoving(people.filter(({ id }) => id !== me?.id)),
      (failure: unknown) => notifyFailure(platform, t('role.not-changed'), failure),
    );
  const whyNoRole = mayGive ? undefined : t('role.may-not');
  const isOnlySelf = selection.kind === 'some' && [...selection.ids].every((id) => id === me?.id);
  return (
    <>
      <LongList
        label={t('page.list')}
        {...table}
        list={list}
        filter={shown}
        nameOf={nameOf}
        selection={selection}
        onSelection={select}
        bulkActions={[
          {
            ...{ key: 'role', label: t('role.act'), onClick: () => askRole(selection) },
            disabled: isOnlySelf ? t('page.self') : whyNoRole,
          },
          {
            ...{ key: 'remove', label: t('many.act'), danger: true, onClick: () => many.ask(selection) },
            disabled: isOnlySelf ? t('page.self') : undefined,
          },
        ]}
        quickActions={0}
        rowActions={(member) => [
          {
            ...{ key: 'role', label: t('role.act'), onClick: () => setMoving([member]) },
            disabled: member.id === me?.id ? t('page.self') : whyNoRole,
          },
          ...actionsOf(member, (act) => setAsked({ member, act })),
        ]}
        empty={<EmptyState title={t('page.none')} action={<Button onClick={onClear}>{t('page.clear')}</Button>} />}
        summaryHeight={134}
        summary={(member) => (
          <RowSummary
            name={<Name member={member} />}
            detail={<Address email={member.email} />}
            detailLines={2}
            further={[
              member.role?.name ?? t('role.none'),
              [
                ...(member.emailConfirmed === false ? [t('email.unconfirmed')] : []),
                t('page.sessions', { sessions: member.sessions }),
              ].join(' · '),
              member.lastSeenAt === null
                ? t('page.never-seen')
                : t('page.seen', { at: formats.date(member.lastSeenAt, SEEN) }),
            ]}
          />
        )}
      />
      {many.dialog}
      {moving && me && (
        <ChangeRoleDialog
          me={me}
          members={moving}
          onDone={() => {
            setMoving(null);
            select(NOTHING_SELECTED);
          }}
          onClose={() => setMoving(null)}
        />
      )}
      {asked && <MemberQuestion {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The actions on a member; those on oneself are in one's settings. */
function useActions() {
  const { t } = useWords();
  const platform = usePlatform();
  const { me } = useSession(platform);
  return (member: Member, ask: (act: MemberAct) => void): RowAction[] => {
    const isSelf = member.id === me?.id;
    const unless = (isPossible: boolean, why: string) => (isSelf ? t('page.self') : isPossible ? undefined : why);
    return [
      {
        ...{ key: 'sign-out', label: t('sign-out.act'), onClick: () => ask('sign-out') },
        disabled: unless(member.sessions > 0, t('sign-out.none')),
      },
      {
        ...{ key: 'factor', label: t('factor.act'), onClick: () => ask('factor') },
        disabled: unless(member.twoFactor, t('factor.none')),
      },
      {
        ...{ key: 'remove', label: t('remove.act'), danger: true, onClick: () => ask('remove') },
        disabled: unless(true, ''),
      },
    ];
  };
}
