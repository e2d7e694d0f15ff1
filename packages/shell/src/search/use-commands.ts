import { useAtomValue, useSetAtom } from 'jotai';
import { useDevtoolsKeys, useMayDevelop } from '../devtools/devtools-gate';
import { devtoolsOpenAtom, shortcutsOpenAtom } from '../layout/surface-atoms';
import { useChoices } from '../layout/use-choices';
import { byKeyAtom } from '../shortcuts/single-key';
import { useSignOut } from '../tenant-menu/sign-out';
import { useWords as useShellWords } from '../words';
import type { Findable } from './found';
import { useWords } from './words';

/** Entries of the profile menu that are the shell's own, as actions: each does at once what it says. */
export function useCommands(): Findable[] {
  const { t } = useWords();
  const shell = useShellWords();
  const signOut = useSignOut();
  const mayDevelop = useMayDevelop();
  const devtoolsKeys = useDevtoolsKeys();
  const byKey = useAtomValue(byKeyAtom);
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  const openDevtools = useSetAtom(devtoolsOpenAtom);
  const chosen = useChoices().flatMap(({ id, label, value, options }) =>
    options.map((option): Findable => {
      const words = [t(`command.${id}`), t(`command.${id}.${option.value}` as 'command.theme.dark')];
      return command(`${id}-${option.value}`, `${label}: ${option.text}`, words.join(', '), {
        run: option.choose,
        ...(option.value === value && { detail: t('command.chosen') }),
      });
    }),
  );
  return [
    ...chosen,
    command('shortcuts', shell.t('profile.shortcuts'), t('command.shortcuts'), {
      run: () => openShortcuts(true),
      ...(byKey && { detail: '?' }),
    }),
    ...(mayDevelop
      ? [
          command('devtools', shell.t('profile.developer-tools'), t('command.devtools'), {
            run: () => openDevtools(true),
            detail: devtoolsKeys,
          }),
        ]
      : []),
    command('log-out', shell.t('profile.log-out'), t('command.log-out'), { run: signOut }),
  ];
}

const command = (
  id: string,
  label: string,
  words: string,
  { run, detail = '' }: { run: () => void; detail?: string },
): Findable => ({ key: `command:${id}`, label, words, detail, run, icon: 'settings', href: '', isBelow: true });
