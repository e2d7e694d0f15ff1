import type { Me, Permission, User } from '@slotwise/contract';
import { describeError } from '@slotwise/shared/http';
import { Button, EmptyState, ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { Dismiss20Regular } from '@slotwise/shared/ui/icons';
import { DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer, ReturnFocus } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { useOpenAccess } from '../../access-address';
import type { AccessQuestion } from '../../access-address';
import type { BoardData } from '../../drafts/board-data';
import { useBoardLists } from '../../drafts/use-board-lists';
import { capitalised } from '../../model/filters';
import { nameOf } from '../../model/moves';
import { SearchPicker } from '../../search-picker/search-picker';
import { useAccessStyles } from './access.styles';
import { PermissionAccess } from './permission-access';
import { UserAccess } from './user-access';

interface AccessPanelProps {
  me: Me;
  question: AccessQuestion;
}

const emailOf = ({ email }: User) => email;
const avatarOf = ({ avatarURL }: User) => avatarURL;
const permissionName = ({ name }: Permission) => name;
const categoryName = ({ category }: Permission) => capitalised(category);

/** Beside the page: what somebody may do and why, or who may do something and why. */
export default function AccessPanel({ me, question }: AccessPanelProps) {
  const styles = useAccessStyles();
  const openAccess = useOpenAccess();
  const lists = useBoardLists(me);
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      onOpenChange={() => openAccess(null)}
      aria-label="Access explained"
    >
      <ReturnFocus />
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              aria-label="Close"
              icon={<Dismiss20Regular />}
              onClick={() => openAccess(null)}
            />
          }
        >
          Access explained
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {lists.data ? (
          <Answers data={lists.data} question={question} />
        ) : lists.error ? (
          <ErrorState
            compact
            title={lists.error.message}
            advice={describeError(lists.error).advice}
            onRetry={lists.retry}
            retrying={lists.retrying}
          />
        ) : (
          <ListSkeleton />
        )}
      </DrawerBody>
    </OverlayDrawer>
  );
}

function Answers({ data, question }: { data: BoardData; question: AccessQuestion }) {
  const styles = useAccessStyles();
  const openAccess = useOpenAccess();
  const { users, permissions, roles, userById, maySeeUsers } = data;
  const [kind, setKind] = useState<'user' | 'permission'>('user' in question ? 'user' : 'permission');
  const asked = 'user' in question ? 'user' : 'permission';
  const [followed, setFollowed] = useState(asked);
  if (followed !== asked) {
    setFollowed(asked);
    setKind(asked);
  }
  if (!maySeeUsers) {
    return <EmptyState compact title="Seeing who has which access needs the permission view_users." />;
  }
  const user = 'user' in question ? userById.get(question.user) : undefined;
  const permission =
    'permission' in question ? permissions.find(({ name }) => name === question.permission) : undefined;
  return (
    <>
      <TabList
        className={styles.tabs}
        selectedValue={kind}
        onTabSelect={(_event, tab) => setKind(tab.value === 'user' ? 'user' : 'permission')}
      >
        <Tab value="user">By person</Tab>
        <Tab value="permission">By permission</Tab>
      </TabList>
      {kind === 'user' ? (
        <>
          <SearchPicker
            label="Person"
            placeholder="Find by name or e-mail"
            items={users}
            value={user ?? null}
            textOf={nameOf}
            alsoOf={emailOf}
            noteOf={emailOf}
            imageOf={avatarOf}
            onChoose={({ id }) => openAccess({ user: id })}
          />
          {user && <UserAccess user={user} roles={roles} permissions={permissions} />}
          {!user && 'user' in question && question.user !== '' && (
            <EmptyState compact title="This person is not among your users. They may have left." />
          )}
        </>
      ) : (
        <>
          <SearchPicker
            label="Permission"
            placeholder="Find a permission"
            items={permissions}
            value={permission ?? null}
            textOf={permissionName}
            noteOf={categoryName}
            onChoose={({ name }) => openAccess({ permission: name })}
          />
          {permission && <PermissionAccess permission={permission} users={users} roles={roles} />}
          {!permission && 'permission' in question && question.permission !== '' && (
            <EmptyState compact title="There is no permission of this name." />
          )}
        </>
      )}
    </>
  );
}
