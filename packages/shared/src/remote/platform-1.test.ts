import type { PlatformHost, Reactions } from '.';
import { liveCacheOf } from '../events/cache';
import { createEventBus, RemoteReactions } from '../events';
import { createQueryClient } from '../session';
import { createTestPlatform, me } from '../testing';
import { mountScope } from './mount-scope';
import { reactAsPlatform1 } from './platform-1';

const manifest = { id: 'waves', version: '0.9.0', platform: '^1.0.0', events: { publishes: [], hears: [] } };

/** Modules that builds of 1.x may import of the page. The page has one of each, and it is today's. */
const DOORS: Record<string, string> = {
  ui: 'ActiveFilters Announcer AppProviders Badge Body1 Body1Strong Body1Stronger Body2 Button Caption1 Caption1Strong Caption2 Card CardHeader CounterBadge DangerButton Display Divider EmptyState ErrorState FluentProvider IdPrefixProvider InitialsAvatar LargeTitle LineDrawing Link ListSkeleton LiveDot Logo MessageBar MessageBarActions MessageBarBody MessageBarTitle NoPermissionState Page PageContent PageHeader PageToolbar PortalMountNodeProvider RendererProvider Skeleton SkeletonItem Spinner StatusBadge Subtitle1 Subtitle2 Subtitle2Stronger Text Title1 Title2 Title3 ToggleButton Tooltip VisuallyHidden WrittenText createCustomFocusIndicatorStyle createDOMRenderer createFocusOutlineStyle createShadowDOMRenderer darkTheme highContrastTheme initialsOf leadingLettersOf lightTheme makeResetStyles makeStaticStyles makeStyles media mergeClasses shorthands sizes themeFor themes tokens useAnnounce useFluent useId useMergedRefs',
  'ui/overlay':
    'ConfirmDialog Dialog DialogActions DialogBody DialogContent DialogSurface DialogTitle DialogTrigger DrawerBody DrawerFooter DrawerHeader DrawerHeaderNavigation DrawerHeaderTitle Menu MenuButton MenuDivider MenuGroup MenuGroupHeader MenuItem MenuItemCheckbox MenuItemLink MenuItemRadio MenuList MenuPopover MenuTrigger OverlayDrawer Popover PopoverSurface PopoverTrigger Portal ReturnFocus Toast ToastBody ToastFooter ToastTitle ToastTrigger Toaster Tooltip useArrowNavigationGroup useFocusFinders useRestoreFocusSource useRestoreFocusTarget useToastController',
  'ui/data':
    'ProgressBar Tab TabList Table TableBody TableCell TableCellActions TableCellLayout TableHeader TableHeaderCell TableRow TableSelectionCell Tag useTableStyles',
  'ui/forms':
    'Checkbox Field Input Label PasswordField Radio RadioGroup SearchBox SearchField Select Switch TextAreaField TextField Textarea',
  'ui/router':
    'BrowserRouter HashRouter Link MemoryRouter NavLink Navigate Outlet Route Router RouterLink Routes createPath createSearchParams generatePath matchPath matchRoutes parsePath resolvePath useHref useInRouterContext useLinkClickHandler useLocation useMatch useNavigate useNavigationType useOutletContext useParams useResolvedPath useRoutes useSearchParams',
  'ui/virtual': 'VirtualList defaultRangeExtractor elementOffset elementRect scrollFrameOf useVirtualizer',
};
const doors: Record<string, () => Promise<object>> = {
  ui: () => import('../ui'),
  'ui/overlay': () => import('../ui/overlay'),
  'ui/data': () => import('../ui/data'),
  'ui/forms': () => import('../ui/forms'),
  'ui/router': () => import('../ui/router'),
  'ui/virtual': () => import('../ui/list/virtual'),
};

test('a build of 1.x gets the platform that it was compiled with, one of today all of it', () => {
  const { host } = createTestPlatform();
  const page: PlatformHost = { ...host, apiFor: ({ platform }) => (platform === '^1.0.0' ? '1.0.0' : '2.3.0') };
  const given = (platform: string) => mountScope(page, { ...manifest, platform }).platform;
  const before = given('^1.0.0');
  const today = given('^2.0.0');
  expect([before.api, today.api]).toEqual(['1.0.0', '2.3.0']);
  const added = Object.keys(today).filter((name) => !(name in before));
  expect(added.sort()).toEqual(['extensions', 'outbox', 'records']);
  expect(Object.keys(before).filter((name) => !(name in today))).toEqual([]);
});

describe('live events', () => {
  const RELOADED = [
    ['partnerKeys'],
    ['remotes', 'status'],
    ['remotes', 'choices'],
    ['remotes', 'keys'],
    ['remotes', 'history'],
  ];
  const cache = createQueryClient();
  const stale = () => RELOADED.filter((key) => cache.getQueryState(key)?.isInvalidated);
  const arrive = (remotes: RemoteReactions, event: string, channel: string) =>
    remotes.react({ event, channel, data: { id: '1' } }, { cache: liveCacheOf(cache), channel, me: me() });
  const fail = (error: unknown) => {
    throw error;
  };
  beforeEach(() => {
    cache.clear();
    for (const key of RELOADED) cache.setQueryData(key, []);
  });
  afterAll(() => cache.clear());

  test('reload what pages of 1.x reloaded', () => {
    const remotes = new RemoteReactions(fail, createEventBus(fail));
    reactAsPlatform1(remotes);
    arrive(remotes, 'PartnerKeysChanged', 'company:1');
    expect(stale()).toEqual([['partnerKeys']]);
    arrive(remotes, 'RemoteChanged', 'user:1');
    expect(stale()).toEqual(RELOADED);
  });

  test('reload keys of the WMS too', () => {
    const remotes = new RemoteReactions(fail, createEventBus(fail));
    reactAsPlatform1(remotes);
    arrive(remotes, 'PartnerKeysChanged', 'wms:1');
    expect(stale()).toEqual([['partnerKeys']]);
  });

  test('reload once, however many builds of 1.x a page has', () => {
    const set = jest.fn<() => void, [{ id: string }, Reactions | undefined]>(() => () => undefined);
    reactAsPlatform1({ set });
    reactAsPlatform1({ set });
    expect(new Set(set.mock.calls.map(([{ id }]) => id)).size).toBe(1);
  });
});

test.each(Object.keys(DOORS))('the door %s still has all that builds of 1.x may import', async (name) => {
  const offered = Object.keys((await doors[name]?.()) ?? {});
  expect(DOORS[name]?.split(' ').filter((wanted) => !offered.includes(wanted))).toEqual([]);
});
