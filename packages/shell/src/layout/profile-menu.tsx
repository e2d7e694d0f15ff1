import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@slotwise/contract/constants';
import type { Density, ThemeChoice } from '@slotwise/shared/remote';
import { useDescribeError } from '@slotwise/shared/words';
import { useReadable, useSession } from '@slotwise/shared/session';
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
import { useNavigate } from '@slotwise/shared/ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactElement } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useDevtoolsKeys, useMayDevelop } from '../devtools/devtools-gate';
import { SignOutQuestion } from '../tenant-menu/sign-out-question';
import { densityAtom, themeChoiceAtom } from '../theme/theme-atoms';
import { useActions } from '../routing/use-actions';
import { ProfileFace } from './menu-faces';
import { NavigationIcon } from './navigation-icon';
import { byKeyAtom } from '../shortcuts/single-key';
import { devtoolsOpenAtom, shortcutsOpenAtom } from './surface-atoms';
import { useWords } from '../words';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', padding: '8px 12px', maxWidth: '16rem', overflowWrap: 'anywhere' },
  // Whatever remotes bring, the shell's own entries stand below it in the window.
  brought: { maxHeight: '40vh', overflowY: 'auto' },
  popover: { maxHeight: 'calc(100vh - 4rem)', overflowY: 'auto' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const THEMES = ['light', 'dark', 'system'] as const satisfies ThemeChoice[];
const DENSITIES = ['comfortable', 'compact'] as const satisfies Density[];
const LANGUAGE_CHOICES = [...LANGUAGES, 'browser'] as const satisfies (Language | 'browser')[];

interface ChoiceMenuProps<T extends string> {
  label: string;
  icon: ReactElement;
  options: readonly T[];
  textOf: (option: T) => string;
  value: T;
  onChoose: (value: T) => void;
}

/** A submenu of which one entry holds. */
function ChoiceMenu<T extends string>({ label, icon, options, textOf, value, onChoose }: ChoiceMenuProps<T>) {
  return (
    <Menu
      checkedValues={{ choice: [value] }}
      onCheckedValueChange={(_event, { checkedItems }) => {
        const [chosen] = checkedItems;
        if (chosen !== undefined) onChoose(chosen as T);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem icon={icon}>{label}</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {options.map((option) => (
            <MenuItemRadio key={option} name="choice" value={option}>
              {textOf(option)}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** The menu, and the question before somebody signs out whose changes still wait. */
export default function ProfileMenu() {
  const { host, outbox, waiting } = useShell();
  const [isAsking, setAsking] = useState(false);
  const isWaiting = () => outbox.waiting.get() + waiting.get().length > 0;
  const signOut = () => (isWaiting() ? setAsking(true) : void host.session.logout());
  return (
    <>
      <Entries onSignOut={signOut} />
      {isAsking && <SignOutQuestion onClose={() => setAsking(false)} />}
    </>
  );
}

/** The signed-in person, entries of remotes (such as settings), and the way out. */
function Entries({ onSignOut }: { onSignOut: () => void }) {
  const styles = useStyles();
  const { t } = useWords();
  const { host, theme, locale } = useShell();
  const describe = useDescribeError();
  useReadable(host.locale);
  const { me } = useSession(host);
  const navigate = useNavigate();
  const mayDevelop = useMayDevelop();
  const devtoolsKeys = useDevtoolsKeys();
  const byKey = useAtomValue(byKeyAtom);
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  const openDevtools = useSetAtom(devtoolsOpenAtom);
  const actions = useActions().filter(({ menu }) => menu === 'profile');
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
            {actions.map(({ key, label, icon, href }) => (
              <MenuItem
                key={key}
                icon={<NavigationIcon name={icon} active={false} />}
                onClick={() => void navigate(href)}
              >
                {label}
              </MenuItem>
            ))}
          </div>
          <ChoiceMenu
            label={t('profile.theme')}
            icon={<DarkTheme20Regular />}
            options={THEMES}
            textOf={(theme) => t(`theme.${theme}`)}
            value={useAtomValue(themeChoiceAtom)}
            onChoose={theme.choose}
          />
          <ChoiceMenu
            label={t('profile.density')}
            icon={<ReOrderDotsVertical20Regular />}
            options={DENSITIES}
            textOf={(density) => t(`density.${density}`)}
            value={useAtomValue(densityAtom)}
            onChoose={theme.chooseDensity}
          />
          <ChoiceMenu
            label={t('profile.language')}
            icon={<LocalLanguage20Regular />}
            options={LANGUAGE_CHOICES}
            textOf={(choice) => (choice === 'browser' ? t('language.browser') : LANGUAGE_NAMES[choice])}
            value={locale.chosen() ?? 'browser'}
            onChoose={(choice) =>
              void locale
                .choose(choice === 'browser' ? null : choice)
                .catch((error: unknown) =>
                  host.notify({ intent: 'error', title: t('language.not-kept'), body: describe(error).advice }),
                )
            }
          />
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
          <MenuItem icon={<SignOut20Regular />} onClick={onSignOut}>
            {t('profile.log-out')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
