import { Type, type Static } from 'typebox';
import { Instant, literals, nullable, strict } from './wire/schema';
import { PERMISSIONS, type PermissionName } from './permissions';

const Path = Type.String({ pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$', maxLength: 200 });
const PermissionNameSchema = Type.Unsafe<PermissionName>(literals(PERMISSIONS.map((p) => p.name)));
/** A topic of the shell's event bus, `area:what`. */
const Topic = Type.String({ pattern: '^[a-z][a-z-]*:[a-zA-Z-]+$', maxLength: 80 });

/**
 * What a remote says of itself. Checked by this one schema when the remote is built, published and loaded.
 * The shell builds navigation, routes, titles and guards from it without loading any code of the remote.
 */
export const RemoteManifest = strict({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }),
  /** What people call it when it fails. */
  name: Type.String({ minLength: 1, maxLength: 60 }),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$' }),
  /** For administrators of the deployment only: nobody else's registry names it. */
  audience: Type.Optional(literals(['deployment'])),
  /** Semver range of the platform API it was built against. */
  platform: Type.String({ minLength: 1, maxLength: 60 }),
  routes: Type.Array(
    strict({
      path: Path,
      /** anyone; visitors only (users go to the dashboard); signed-in users only (visitors go to the landing page). */
      access: literals(['anyone', 'visitor', 'user']),
      title: Type.String({ minLength: 1, maxLength: 80 }),
      /** The main area scrolls as a page (a brochure) and not inside (a tool). */
      scroll: Type.Optional(Type.Boolean()),
    }),
    { minItems: 1 },
  ),
  navigation: Type.Array(
    strict({
      href: Path,
      label: Type.String({ minLength: 1, maxLength: 40 }),
      /** Name of one of the shell's navigation icons. */
      icon: literals(['board', 'slots', 'box', 'shield', 'mail', 'people', 'chart', 'plug', 'app']),
      order: Type.Integer(),
      permission: Type.Optional(PermissionNameSchema),
    }),
  ),
  /** Named places of the shell that it fills. */
  slots: Type.Array(Type.String({ pattern: '^[a-z][a-z-]*$' })),
  events: strict({
    publishes: Type.Array(Topic),
    hears: Type.Array(Topic),
    /** JSON Schemas of what those topics carry; of those in the catalogue the build writes them. */
    schemas: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()))),
  }),
  /** Permissions it needs to be of use. */
  permissions: Type.Array(PermissionNameSchema),
  /** What an embedding token must allow. */
  scopes: Type.Array(Type.String({ pattern: '^[a-z]+:[a-z_]+$' })),
  /**
   * Its texts in other languages, written by the build: locale → place (`routes./roles.title`, see manifest-texts.ts) →
   * text.
   */
  words: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String({ maxLength: 160 })))),
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
});
export type RegistryEntry = Static<typeof RegistryEntry>;
export const Registry = strict({
  remotes: Type.Array(RegistryEntry),
  /** When it was signed. */
  issuedAt: Type.Optional(Instant),
  /** Ed25519 over `signedText` of this registry, base64. */
  signature: Type.Optional(Type.String()),
  /** Whose versions these are: a user's id, or null for visitors. A hint that is not signed. */
  resolvedFor: Type.Optional(nullable(Type.String())),
});
export type Registry = Static<typeof Registry>;
