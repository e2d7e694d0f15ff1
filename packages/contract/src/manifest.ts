import { Type, type Static, type TSchema } from 'typebox';
import { Instant, literals, nullable, strict } from './wire/schema';
import type { PermissionName } from './permissions';

const Path = Type.String({ pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$', maxLength: 200 });
/**
 * The name of a permission, checked by its form alone: a page that is older than the server reads the names of newer
 * permissions. Our own manifests name those of the catalogue, and manifest-permissions.ts finds the others where a remote
 * is built and published.
 */
const PermissionNameSchema = Type.Unsafe<PermissionName>(Type.String({ pattern: '^[a-z]+(_[a-z]+)*$', maxLength: 60 }));
/** A topic of the shell's event bus, `area:what`. */
const Topic = Type.String({ pattern: '^[a-z][a-z-]*:[a-zA-Z-]+$', maxLength: 80 });

/** Name of one of the icons that the shell has. */
const Icon = literals([
  'board',
  'slots',
  'box',
  'shield',
  'mail',
  'people',
  'chart',
  'plug',
  'building',
  'settings',
  'app',
]);
/** An address of the remote, with a query if need be. */
const Address = Type.String({
  pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?([?][a-z-]+(=[A-Za-z0-9-]*)?)?$',
  maxLength: 200,
});
/** The same, with `{id}` once in the place of a record's id; without it, all records of a kind are at one address. */
const RecordAddress = Type.String({
  pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?(/[{]id[}]|[?][a-z-]+=[{]id[}])?$',
  maxLength: 200,
});
/** A character that is seen; and none that turns the direction of what stands around a text, or begins a line. */
const SEEN = '^(?=.*\\S)[^\u0000-\u001f\u202a-\u202e]+$';
const Sentence = Type.String({ maxLength: 160, pattern: SEEN });
/** Other words that people look for it by, which are not shown: "units, imperial". A shell that does not know them finds it by its name. */
const SearchWords = Type.Optional(Sentence);
const Label = Type.String({ maxLength: 40, pattern: SEEN });
const Title = Type.String({ maxLength: 80, pattern: SEEN });
/** Place among others. First comes what stands lowest. */
const Order = Type.Integer({ minimum: 0, maximum: 10_000 });

/**
 * Limits of lists: about five times what the largest remote of ours has. Every page carries every manifest, and this
 * check: the registry bounds the whole, with what has no limit here.
 */
const MOST = { routes: 100, pages: 80, navigation: 20, schemas: 50, words: 300, auditWords: 400 } as const;
/** Kind of a record, in the singular: `role`. The server's search names what it found by it. */
const RecordKind = Type.String({ pattern: '^[a-z][a-z-]{0,39}$' });

/** Words of audit actions, their fields and kinds of things: locale → id → text. */
export const AuditWords = Type.Record(
  Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z]+)*$' }),
  Type.Record(
    Type.String({ pattern: '^(action[.][a-z_]+[.][a-z_]+|kind[.][a-z_]+|field[.][A-Za-z0-9]+)$' }),
    Sentence,
    {
      maxProperties: MOST.auditWords,
    },
  ),
);
export type AuditWords = Static<typeof AuditWords>;

/**
 * An object that may have fields which this version does not know. A minor version of the platform adds fields, and a shell
 * or server of before reads what it knows of them; the build refuses them (manifest-fields.ts).
 */
const readable = <P extends Record<string, TSchema>>(properties: P) => Type.Object(properties);

/**
 * A remote's description of itself. Checked by this one schema when the remote is built, published and loaded. The
 * shell builds navigation, routes, titles and guards from it without loading any code of the remote.
 */
export const RemoteManifest = readable({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }),
  /** Name that people read when it fails. */
  name: Type.String({ maxLength: 60, pattern: SEEN }),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$' }),
  /** For administrators of the deployment only: nobody else's registry names it. */
  audience: Type.Optional(literals(['deployment'])),
  /** Semver range of the platform API it was built against. */
  platform: Type.String({ minLength: 1, maxLength: 60 }),
  routes: Type.Array(
    readable({
      path: Path,
      /** anyone; visitors only (users go to the dashboard); signed-in users only (visitors go to the landing page). */
      access: literals(['anyone', 'visitor', 'user']),
      title: Title,
      /** Skeleton that stands in its place until it is there; left out, a list. */
      shape: Type.Optional(literals(['list', 'figures', 'board', 'form', 'card', 'hero'])),
      /** Permission that is needed to see it; left out, that of the navigation item above it. */
      permission: Type.Optional(PermissionNameSchema),
      /** The main area scrolls as a page (a brochure) and not inside (a tool). */
      scroll: Type.Optional(Type.Boolean()),
    }),
    { minItems: 1, maxItems: MOST.routes },
  ),
  navigation: Type.Array(
    readable({
      href: Path,
      label: Label,
      words: SearchWords,
      icon: Icon,
      order: Order,
      permission: Type.Optional(PermissionNameSchema),
    }),
    { maxItems: MOST.navigation },
  ),
  /**
   * Pages, tabs and sections below those of the navigation, offered by the global search under their names. Since 2.3.0.
   */
  pages: Type.Optional(
    Type.Array(
      readable({
        id: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }),
        href: Address,
        /** Left out, the title of the route. */
        label: Type.Optional(Label),
        words: SearchWords,
        icon: Icon,
        /** Permission that is needed to see it; left out, what its route asks for. */
        permission: Type.Optional(PermissionNameSchema),
        /** Kind of accounts that find something there; left out, both. */
        tenant: Type.Optional(literals(['company', 'wms'])),
      }),
      { maxItems: MOST.pages },
    ),
  ),
  /**
   * Kinds of records that it shows, with their addresses: all links to a record, such as those of the search, go there.
   */
  records: Type.Optional(
    Type.Array(
      readable({
        kind: RecordKind,
        href: RecordAddress,
        icon: Icon,
        /** Name of several of them: "Roles". */
        label: Label,
      }),
      { maxItems: 20 },
    ),
  ),
  /** Kinds of its records that the global search asks the server for. */
  search: Type.Optional(Type.Array(RecordKind, { maxItems: 20 })),
  /**
   * Notifications of the server that are about its records, in words. What stands in braces is a value of the
   * notification, or its `count`.
   */
  notifications: Type.Optional(
    Type.Array(
      readable({
        /** As the server names it: `thing.done`. */
        kind: Type.String({ pattern: '^[a-z][a-z-]{0,39}[.][a-z][a-z-]{0,39}$' }),
        /** What it is about in general, for the choice whether to be told: "A file that I imported is in". */
        about: Sentence,
        /** One that happened: "{file} was imported". */
        text: Sentence,
        /** Several of one day: "{count} files were imported". */
        many: Sentence,
      }),
      { maxItems: 40 },
    ),
  ),
  /** Actions that people may do there, offered by the global search. */
  actions: Type.Optional(
    Type.Array(
      readable({
        id: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }),
        label: Label,
        words: SearchWords,
        href: Address,
        icon: Icon,
        permission: Type.Optional(PermissionNameSchema),
        /** Kind of accounts that may do it; left out, both. A shell that does not know it offers it to both. */
        tenant: Type.Optional(literals(['company', 'wms'])),
        /** Menu in which the shell offers it as well. */
        menu: Type.Optional(literals(['profile'])),
        /** Offered below the newest notifications as well. */
        notifications: Type.Optional(Type.Boolean()),
      }),
      { maxItems: 20 },
    ),
  ),
  /**
   * Parts that it brings to pages of other remotes, each a module of its own that is loaded when such a page shows it.
   */
  extensions: Type.Optional(
    Type.Array(
      readable({
        /** The id of the remote whose page it is, and a place there: `dashboard.card`. */
        point: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}[.][a-z][a-z-]{0,39}$' }),
        /** `./expiring-card` is `src/extensions/expiring-card.tsx`, which exports by default what `defineExtension` made. */
        module: Type.String({ pattern: '^[.]/[a-z][a-z0-9-]{0,59}$' }),
        title: Title,
        order: Order,
        permission: Type.Optional(PermissionNameSchema),
      }),
      { maxItems: 20 },
    ),
  ),
  events: readable({
    publishes: Type.Array(Topic),
    hears: Type.Array(Topic),
    /** JSON Schemas of those topics' data; the build writes those of the catalogue. */
    schemas: Type.Optional(
      Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()), { maxProperties: MOST.schemas }),
    ),
  }),
  /** Permissions it needs to be of use. */
  permissions: Type.Array(PermissionNameSchema),
  /** Scopes that an embedding token must allow. */
  scopes: Type.Array(Type.String({ pattern: '^[a-z]+(_[a-z]+)*:[a-z]+(_[a-z]+)*$', maxLength: 60 })),
  /**
   * Its texts in other languages, written by the build: locale → place (`routes./roles.title`, see manifest-texts.ts) →
   * text.
   */
  words: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Sentence, { maxProperties: MOST.words }))),
  /**
   * What the audit says of the actions of its features (`action.role.created`: "created a role"), of their things
   * (`kind.role`: "Role") and of the fields of these actions alone (`field.users`: "Users"), written by the build: locale → id → text. No registry carries it: the audit asks for it.
   */
  audit: Type.Optional(AuditWords),
});
export type RemoteManifest = Static<typeof RemoteManifest>;

/** One remote as the registry serves it to a shell. URLs are absolute or relative to the page. */
export const RegistryEntry = strict({
  id: Type.String(),
  version: Type.String(),
  /** Content hash of the build: names its immutable folder. */
  build: Type.String(),
  manifest: RemoteManifest,
  /** URL of the Module Federation manifest. */
  entry: Type.String(),
  /** That manifest itself, so that a cold load needs no further round trip. */
  mfManifest: Type.Unknown(),
  /** File URL → `sha384-…`. */
  integrity: Type.Record(Type.String(), Type.String()),
  /** URLs of the scripts that its first screen needs, in order. */
  preload: Type.Array(Type.String()),
  /** Builds of shells with which this build broke the contract: such a shell does not load it. */
  failsWith: Type.Optional(Type.Array(Type.String())),
  /** The deployment does not trust it: a page draws it in a frame of an origin of its own, without a token. */
  isolated: Type.Optional(Type.Boolean()),
});
export type RegistryEntry = Static<typeof RegistryEntry>;
export const Registry = strict({
  remotes: Type.Array(RegistryEntry),
  /** When it was signed. */
  issuedAt: Type.Optional(Instant),
  /** Ed25519 over `signedText` of this registry, base64. */
  signature: Type.Optional(Type.String()),
  /** User for whom the versions were chosen: an id, or null for visitors. A hint that is not signed. */
  resolvedFor: Type.Optional(nullable(Type.String())),
});
export type Registry = Static<typeof Registry>;
