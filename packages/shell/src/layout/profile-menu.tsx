import { useSession } from '@slotwise/shared/session';
import { Caption1, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import {
  DarkTheme20Regular,
  Keyboard20Regular,
  LocalLanguage20Regular,
  PlugDisconnected20Regular,
  ReOrderDotsVertical20Regular,
  SignOut20Regular,
} from '@slotwise/shared/ui/icons';
import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@slotwise/shared/ui/overlay';
import { useLocation, useNavigate } from '@slotwise/shared/ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useDevtoolsKeys, useMayDevelop } from '../devtools/devtools-gate';
import { useSignOut } from '../tenant-menu/sign-out';
import { activeItem } from '../routing/navigation-items';
import { useActions } from '../routing/use-actions';
import { ProfileFace } from './menu-faces';
import { NavigationIcon } from './navigation-icon';
import { byKeyAtom } from '../shortcuts/single-key';
import { devtoolsOpenAtom, shortcutsOpenAtom } from './surface-atoms';
import { useChoices } from './use-choices';
import { useWords } from '../words';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', padding: '8px 12px', maxWidth: '16rem', overflowWrap: 'anywhere' },
  // Whatever remotes bring, the shell's own entries stand below it in the window.
  brought: { maxHeight: '40vh', overflowY: 'auto' },
  popover: { maxHeight: 'calc(100vh - 4rem)', overflowY: 'auto' },
  quiet: { color: tokens.colorNeutralForeground2 },
  open: { fontWeight: tokens.fontWeightSemibold },
});

const ICONS = {
  theme: <DarkTheme20Regular />,
  density: <ReOrderDotsVertical20Regular />,
  language: <LocalLanguage20Regular />,
};

interface ChoiceMenuProps {
  label: string;
  icon: ReactElement;
  value: string;
  options: readonly { value: string; text: string; choose: () => void }[];
}

/** A submenu of which one entry holds. */
function ChoiceMenu({ label, icon, options, value }: ChoiceMenuProps) {
  return (
    <Menu
      checkedValues={{ choice: [value] }}
      onCheckedValueChange={(_event, { checkedItems }) => {
        options.find((option) => option.value === checkedItems[0])?.choose();
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem icon={icon}>{label}</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {options.map((option) => (
            <MenuItemRadio key={option.value} name="choice" value={option.value}>
              {option.text}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** The signed-in person, entries of remotes (such as settings), and the way out. */
export default function ProfileMenu() {
  const styles = useStyles();
  const { t } = useWords();
  const { me } = useSession(useShell().host);
  const choices = useChoices();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const mayDevelop = useMayDevelop();
  const devtoolsKeys = useDevtoolsKeys();
  const byKey = useAtomValue(byKeyAtom);
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  const openDevtools = useSetAtom(devtoolsOpenAtom);
  const actions = useActions().filter(({ menu }) => menu === 'profile');
  const open = activeItem(actions, useLocation().pathname);
  return (
    <Menu positioning={{ position: 'below', align: 'end', offset: 6 }}>
      <MenuTrigger disableButtonEnhancement>
        <ProfileFace />
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        {me && (
          <div className={styles.head}>
            <Text weight="semibold">
              {me.firstName} {me.lastName}
            </Text>
            <Caption1 className={styles.quiet}>{me.email}</Caption1>
          </div>
        )}
        <MenuList>
          <div role="presentation" className={styles.brought}>
            {actions.map((action) => (
              <MenuItem
                key={action.key}
                icon={<NavigationIcon name={action.icon} active={action === open} />}
                // The navigation has no item for these pages: one finds here where one is.
                aria-current={action === open ? 'page' : undefined}
                className={action === open ? styles.open : undefined}
                onClick={() => void navigate(action.href)}
              >
                {action.label}
              </MenuItem>
            ))}
          </div>
          {choices.map(({ id, label, value, options }) => (
            <ChoiceMenu key={id} label={label} icon={ICONS[id]} value={value} options={options} />
          ))}
          <MenuItem
            icon={<Keyboard20Regular />}
            {...(byKey && { secondaryContent: '?' })}
            onClick={() => openShortcuts(true)}
          >
            {t('profile.shortcuts')}
          </MenuItem>
          {mayDevelop && (
            <MenuItem
              icon={<PlugDisconnected20Regular />}
              secondaryContent={devtoolsKeys}
              onClick={() => openDevtools(true)}
            >
              {t('profile.developer-tools')}
            </MenuItem>
          )}
          <MenuDivider />
          <MenuItem icon={<SignOut20Regular />} onClick={signOut}>
            {t('profile.log-out')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
