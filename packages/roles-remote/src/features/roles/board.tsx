import type { Role } from '@slotwise/contract';
import { usePlatform, useSharedTerm } from '@slotwise/shared/remote';
import { getDndManager } from '@slotwise/shared/remote/dnd';
import { useReadable } from '@slotwise/shared/session';
import { Body1, Button, EmptyState, ListSkeleton, mergeClasses, PageContent } from '@slotwise/shared/ui';
import type { VirtualListHandle } from '@slotwise/shared/ui/virtual';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import type { ComponentType } from 'react';
import { DndProvider } from 'react-dnd';
import { useBoard } from '../../drafts/board-data';
import { useShowTab } from '../../drafts/store';
import { needsManageRoles } from '../../model/grants';
import { useBoardStyles } from './board.styles';
import { DragLayer } from './drag/drag-layer';
import { DragSceneProvider } from './drag/drag-scene';
import { boardLayout } from './model/board-layout';
import { PermissionPalette } from './palette/permission-palette';
import { UserPalette } from './palette/user-palette';
import { PrintedRoles } from './printed-roles';
import { RoleList } from './role-list';
import { RolesToolbar } from './roles-toolbar';
import { revealDraft } from './steady/reveal-draft';
import { useSteadyCards } from './steady/use-steady-cards';
import { useBoardAddress } from '../../board-address';
import { useShownRoles } from './use-shown-roles';
import { useView } from './use-view';
import { useDeletedElsewhere, useUnsavedWarning } from './use-unsaved-warning';
import { useWords } from '../../words';

export interface BoardProps {
  /** The third view beside list and grid; loaded when somebody asks for it. */
  matrix: ComponentType<{ roles: readonly Role[] }>;
}

/** Roles as cards, and beside them, if there is room, the items that can be dragged onto them. */
export function Board({ matrix: Matrix }: BoardProps) {
  const { t, say } = useWords();
  const { mayManage, quoted, roles } = useBoard();
  const styles = useBoardStyles();
  const platform = usePlatform();
  const { width } = useReadable(platform.viewport);
  const density = useReadable(platform.density);
  const { values, change } = useBoardAddress();
  const [view, setView] = useView();
  const { term, category, action, role: open, tab } = values;
  useSharedTerm(term, (shared) => change({ term: shared }), open !== '');
  const layout = boardLayout(width, view, density);
  const shown = useShownRoles({ term, category, action });
  const list = useRef<VirtualListHandle>(null);
  const section = useRef<HTMLElement>(null);
  const forgetSteady = useSteadyCards(section);
  const showTab = useShowTab();
  useUnsavedWarning();
  useDeletedElsewhere();

  useEffect(() => {
    if (open === '') return;
    list.current?.scrollTo(open);
    showTab(open, tab);
  }, [open, tab, showTab]);

  const scene = useMemo(
    () => ({
      order: shown.map(({ id }) => id),
      columns: layout.columns,
      reveal: (id: string) => void list.current?.scrollTo(id),
      revealDraft: (id: string) => {
        forgetSteady();
        if (list.current?.scrollTo(id) && section.current) revealDraft(section.current, id);
      },
    }),
    [shown, layout.columns, forgetSteady],
  );

  return (
    <DndProvider manager={getDndManager()}>
      <DragSceneProvider value={scene}>
        <div className={mergeClasses(styles.board, !layout.palette && styles.alone)}>
          {layout.palette && (
            <div className={styles.palettes} data-screen-only="">
              <a className={styles.skip} href="#roles-board" onClick={(event) => skipTo(event, 'roles-board')}>
                {t('board.skip')}
              </a>
              <PermissionPalette />
              <UserPalette />
            </div>
          )}
          <section
            ref={section}
            id="roles-board"
            tabIndex={-1}
            className={mergeClasses(styles.roles, view === 'matrix' && styles.column)}
            aria-label={t('roles.title')}
          >
            <RolesToolbar
              shown={shown.length}
              term={term}
              category={category}
              action={action}
              onChange={change}
              view={view}
              onView={setView}
            />
            <PageContent>
              {!mayManage && <Body1 className={styles.readOnly}>{say(needsManageRoles(quoted))}</Body1>}
              {shown.length === 0 ? (
                <EmptyState
                  title={t('roles.none-found')}
                  drawing="search"
                  action={
                    <Button onClick={() => change({ term: '', category: '', action: '' })}>
                      {t('roles.show-all')}
                    </Button>
                  }
                />
              ) : view === 'matrix' ? (
                <Suspense fallback={<ListSkeleton />}>
                  <Matrix roles={shown} />
                </Suspense>
              ) : (
                <>
                  <div className={styles.onScreen} data-screen-only="">
                    <RoleList roles={shown} layout={layout} open={open} handle={list} />
                  </div>
                  <PrintedRoles roles={shown} total={roles.length} />
                </>
              )}
            </PageContent>
          </section>
        </div>
        <DragLayer />
      </DragSceneProvider>
    </DndProvider>
  );
}

/** Without changing the address, which says what is shown and not where one is. */
function skipTo(event: React.MouseEvent<HTMLElement>, id: string) {
  event.preventDefault();
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  root.getElementById(id)?.focus();
}
