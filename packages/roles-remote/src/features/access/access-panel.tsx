import type { Me, Permission } from '@slotwise/contract';
import { EmptyState } from '@slotwise/shared/ui';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { useCallback, useState } from 'react';
import { useOpenAccess } from '../../access-question';
import type { AccessQuestion } from '../../access-question';
import type { BoardData } from '../../drafts/board-data';
import { categoryText } from '../../model/permission-words';
import { SearchPicker } from '../../search-picker/search-picker';
import { SidePanel } from '../../side-panel';
import { useAccessStyles } from './access.styles';
import { PermissionAccess } from './permission-access';
import { PersonAccess } from './person-access';
import { useWords } from '../../words';

interface AccessPanelProps {
  me: Me;
  question: AccessQuestion;
}

const permissionName = ({ name }: Permission) => name;

/** Beside the page: a person's permissions and the reasons, or a permission's holders and the reasons. */
export default function AccessPanel({ me, question }: AccessPanelProps) {
  const { t } = useWords();
  const openAccess = useOpenAccess();
  return (
    <SidePanel me={me} title={t('access.title')} onClose={() => openAccess(null)}>
      {(data) => <Answers data={data} question={question} />}
    </SidePanel>
  );
}

function Answers({ data, question }: { data: BoardData; question: AccessQuestion }) {
  const { t } = useWords();
  const styles = useAccessStyles();
  const openAccess = useOpenAccess();
  const { permissions, roles, maySeeUsers, inWords, quoted } = data;
  const textOf = useCallback(({ name }: Permission) => inWords(name), [inWords]);
  const [kind, setKind] = useState<'user' | 'permission'>('user' in question ? 'user' : 'permission');
  const asked = 'user' in question ? 'user' : 'permission';
  const [followed, setFollowed] = useState(asked);
  if (followed !== asked) {
    setFollowed(asked);
    setKind(asked);
  }
  if (!maySeeUsers) {
    return <EmptyState compact title={t('access.needs-view-users', { permission: quoted('view_users') })} />;
  }
  const permission =
    'permission' in question ? permissions.find(({ name }) => name === question.permission) : undefined;
  return (
    <>
      <TabList
        className={styles.tabs}
        selectedValue={kind}
        onTabSelect={(_event, tab) => setKind(tab.value === 'user' ? 'user' : 'permission')}
      >
        <Tab value="user">{t('access.by-person')}</Tab>
        <Tab value="permission">{t('access.by-permission')}</Tab>
      </TabList>
      {kind === 'user' ? (
        <PersonAccess data={data} asked={'user' in question ? question.user : ''} />
      ) : (
        <>
          <SearchPicker
            label={t('access.permission')}
            placeholder={t('access.find-permission')}
            items={permissions}
            value={permission ?? null}
            textOf={textOf}
            alsoOf={permissionName}
            noteOf={({ category }) => categoryText(t, category)}
            onChoose={({ name }) => openAccess({ permission: name })}
          />
          {permission && <PermissionAccess permission={permission} roles={roles} />}
          {!permission && 'permission' in question && question.permission !== '' && (
            <EmptyState compact title={t('access.unknown-permission')} />
          )}
        </>
      )}
    </>
  );
}
