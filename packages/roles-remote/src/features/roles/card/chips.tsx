import type { Permission, User } from '@slotwise/contract';
import { Button, Caption1, InitialsAvatar, mergeClasses, VisuallyHidden, WrittenText } from '@slotwise/shared/ui';
import { ArrowUndo16Regular, Dismiss16Regular } from '@slotwise/shared/ui/icons';
import { RouterLink } from '@slotwise/shared/ui/router';
import { usePermissionWords } from '@slotwise/shared/words';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useBoardAddress } from '../../../board-address';
import { useCategoryDot } from '../category-badge';
import { nameOf } from '../../../model/moves';
import type { ItemState, ShownItem } from '../../../model/shown-items';
import { useAccessHref } from '../../../access-question';
import { useChipsStyles } from './chips.styles';
import { permissionTip } from '../../../model/permission-words';
import { useWords } from '../../../words';

/** So many more are shown at each asking: a role can have thousands of users. */
const STEP = 40;
/** Two lines of chips with the button for more: cards that are only looked at leave room for the next ones. */
const AT_REST = 3;
const WHILE_EDITING = 8;

interface Changing {
  /** Takes something out of the edit, or back into it; absent while nothing can be changed. */
  onRemove?: (id: string) => void;
  onRestore?: (id: string) => void;
}

interface ChipsProps<T> extends Changing {
  items: readonly ShownItem<T>[];
  /** Number of chips before somebody asks for more. */
  atFirst: number;
  label: string;
  empty: string;
  children: (item: T, state: ItemState, action: ReactNode) => ReactNode;
  nameOf: (item: T) => string;
}

function Chips<T>({ items, atFirst, label, empty, children, nameOf: named, onRemove, onRestore }: ChipsProps<T>) {
  const { t } = useWords();
  const styles = useChipsStyles();
  const [asked, setAsked] = useState(0);
  const most = atFirst + asked;
  // Hiding one would save no room over the button that brings it back.
  const limit = items.length <= most + 1 ? items.length : most;
  const hidden = items.length - limit;
  if (items.length === 0) return <Caption1 className={styles.none}>{empty}</Caption1>;
  const action = (id: string, item: T, state: ItemState) => {
    const act = state === 'removed' ? onRestore : onRemove;
    if (!act) return null;
    return (
      <Button
        className={styles.button}
        appearance="transparent"
        size="small"
        icon={state === 'removed' ? <ArrowUndo16Regular /> : <Dismiss16Regular />}
        aria-label={t(state === 'removed' ? 'chip.keep' : 'chip.remove', { item: named(item) })}
        onClick={() => act(id)}
      />
    );
  };
  return (
    <ul className={styles.row} aria-label={label}>
      {items.slice(0, limit).map(({ id, item, state }) => (
        <li key={id} className={styles.item}>
          {children(item, state, action(id, item, state))}
        </li>
      ))}
      {(hidden > 0 || asked > 0) && (
        <li className={styles.item}>
          <Button
            size="small"
            appearance="transparent"
            aria-expanded={hidden === 0}
            onClick={() => setAsked(hidden > 0 ? asked + STEP : 0)}
          >
            {hidden > 0 ? t('chip.more', { count: hidden }) : t('chip.fewer')}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** "+" before added items, a strike through removed ones, and the same in words for those who do not see it. */
function Marked({ state, children }: { state: ItemState; children: ReactNode }) {
  const { t } = useWords();
  const styles = useChipsStyles();
  return (
    <span className={mergeClasses(styles.name, state === 'removed' && styles.struck)}>
      {state === 'added' && (
        <span className={styles.plus} aria-hidden>
          +{' '}
        </span>
      )}
      {children}
      {state !== 'kept' && <VisuallyHidden>{t(`chip.${state}`)}</VisuallyHidden>}
    </span>
  );
}

interface ListProps<T> extends Changing {
  items: readonly ShownItem<T>[];
  roomy: boolean;
  editing: boolean;
}

const atFirst = ({ roomy, editing }: Pick<ListProps<unknown>, 'roomy' | 'editing'>) =>
  roomy ? STEP : editing ? WHILE_EDITING : AT_REST;

/** Permissions of a role. The colour repeats the category; the name says it. */
export function PermissionChips({ items, roomy, editing, ...changing }: ListProps<Permission>) {
  const { t } = useWords();
  const { inWords } = usePermissionWords();
  const styles = useChipsStyles();
  const dotOf = useCategoryDot();
  const { category: wantedCategory, action: wantedAction } = useBoardAddress().values;
  const isFiltered = wantedCategory !== '' || wantedAction !== '';
  const isMatched = ({ category, action }: Permission) =>
    isFiltered &&
    (wantedCategory === '' || category === wantedCategory) &&
    (wantedAction === '' || action === wantedAction);
  // Matches of the filter stand first, unless they are hidden behind "more".
  const matches = Math.min(items.filter(({ item }) => isMatched(item)).length, WHILE_EDITING);
  const sorted = isFiltered ? [...items].sort((a, b) => Number(isMatched(b.item)) - Number(isMatched(a.item))) : items;
  return (
    <Chips
      {...changing}
      items={sorted}
      atFirst={Math.max(atFirst({ roomy, editing }), matches)}
      label={t('permissions.title')}
      empty={t('permissions.none-yet')}
      nameOf={({ name }) => inWords(name)}
    >
      {(permission, state, action) => (
        <span
          title={permissionTip(t, permission.name)}
          className={mergeClasses(
            styles.chip,
            styles.permission,
            isMatched(permission) && styles.matched,
            action !== null && styles.withButton,
            state !== 'kept' && styles[state],
          )}
        >
          <span className={mergeClasses(styles.dot, dotOf(permission.category))} aria-hidden="true" />
          <Marked state={state}>{inWords(permission.name)}</Marked>
          {action}
        </span>
      )}
    </Chips>
  );
}

/** Holders of a role. */
export function UserChips({ items, roomy, editing, ...changing }: ListProps<User>) {
  const { t } = useWords();
  const styles = useChipsStyles();
  const hrefOf = useAccessHref();
  return (
    <Chips
      {...changing}
      items={items}
      atFirst={atFirst({ roomy, editing })}
      label={t('users.title')}
      empty={t('users.none-yet')}
      nameOf={nameOf}
    >
      {(user, state, action) => (
        <span
          title={user.email}
          className={mergeClasses(
            styles.chip,
            styles.user,
            action !== null && styles.withButton,
            state !== 'kept' && styles[state],
          )}
        >
          <InitialsAvatar name={nameOf(user)} image={user.avatarURL} size={18} />
          <RouterLink
            className={styles.explain}
            to={hrefOf({ user: user.id })}
            preventScrollReset
            title={t('access.explain-of-address', { user: nameOf(user), email: user.email })}
          >
            <Marked state={state}>
              <WrittenText text={nameOf(user)} />
            </Marked>
          </RouterLink>
          {action}
        </span>
      )}
    </Chips>
  );
}
