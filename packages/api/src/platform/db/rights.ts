import { sql } from 'kysely';
import { CannotMigrate } from './cannot-migrate';
import { ROLES } from './roles';
import type { Db } from './tables';

/** PostgreSQL says since this version of each membership whether it is inherited. */
const MEMBERSHIPS_INHERIT = 160_000;

interface Login {
  login: string;
  superuser: boolean;
  make_roles: boolean;
  inherits: boolean;
  version: number;
  database: string;
  /** It may make tables, and let other roles do so. */
  schema: boolean;
  /** It may give itself that right. */
  owner: boolean;
  extensions: boolean;
}
interface Role {
  name: string;
  present: boolean;
  member: boolean;
  admin: boolean;
}

async function loginOf(db: Db): Promise<Login> {
  const { rows } = await sql<Login>`
    SELECT rolname AS login, rolsuper AS superuser, rolcreaterole AS make_roles, rolinherit AS inherits,
      current_setting('server_version_num')::int AS version, current_database()::text AS database,
      has_schema_privilege(current_user, 'public', 'CREATE WITH GRANT OPTION') AS schema,
      pg_has_role(current_user, 'pg_database_owner', 'MEMBER')
        AND (SELECT nspowner = 'pg_database_owner'::regrole FROM pg_namespace WHERE nspname = 'public') AS owner,
      has_database_privilege(current_user, current_database(), 'CREATE')
        OR (SELECT count(*) = 2 FROM pg_extension WHERE extname IN ('pg_trgm', 'btree_gin')) AS extensions
    FROM pg_roles WHERE rolname = current_user`.execute(db);
  const [login] = rows;
  if (!login) throw new Error('The role that is logged in is not known.');
  return login;
}

async function rolesFor(db: Db, { login, version }: Pick<Login, 'login' | 'version'>): Promise<Role[]> {
  const membership = version < MEMBERSHIPS_INHERIT ? 'MEMBER' : 'SET';
  const { rows } = await sql<Role>`
    SELECT name, r.oid IS NOT NULL AS present,
      coalesce(pg_has_role(${login}::name, r.oid, ${membership}), false) AS member,
      coalesce(pg_has_role(${login}::name, r.oid, 'MEMBER WITH ADMIN OPTION'), false) AS admin
    FROM unnest(${ROLES}::text[]) WITH ORDINALITY AS wanted (name, turn) LEFT JOIN pg_roles r ON r.rolname = name
    ORDER BY turn`.execute(db);
  return rows;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const schemaStatement = ({ login }: Login) =>
  `GRANT USAGE, CREATE ON SCHEMA public TO ${quoted(login)} WITH GRANT OPTION`;

/** Roles are made where they are missing, and a login role may become them, without having their rights all the time. */
function roleStatements(missing: readonly Role[], { login, version, inherits }: Login): string[] {
  if (missing.length === 0) return [];
  const names = missing.map(({ name }) => name).join(', ');
  const perMembership = version >= MEMBERSHIPS_INHERIT;
  return [
    ...missing.filter(({ present }) => !present).map(({ name }) => `CREATE ROLE ${name} NOLOGIN`),
    `GRANT ${names} TO ${quoted(login)}${perMembership ? ' WITH INHERIT FALSE, SET TRUE' : ''}`,
    ...(perMembership || !inherits ? [] : [`ALTER ROLE ${quoted(login)} NOINHERIT`]),
  ];
}

const run = (db: Db, statements: readonly string[]) =>
  db.transaction().execute(async (trx) => {
    // Instances that start together would change the same rows of the catalogue.
    await sql`SELECT pg_advisory_xact_lock(hashtext('slotwise_rights'))`.execute(trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });

/**
 * Sees to the rights that the server and its migrations need, as far as the role that is logged in may.
 * @param makesTables migrations have to run, or a backup is restored
 * @returns whether the role may make and grant the server's roles itself; else an administrator has
 * @throws CannotMigrate with the statements that an administrator has to run
 */
export async function prepareRights(db: Db, makesTables: boolean): Promise<{ makesRoles: boolean }> {
  const login = await loginOf(db);
  if (login.superuser) return { makesRoles: true };
  const roles = await rolesFor(db, login);
  const missing = roles.filter(({ member }) => !member);
  const mayGrant = ({ present, admin }: Role) =>
    present && login.version >= MEMBERSHIPS_INHERIT ? admin : login.make_roles;
  const asked = [
    ...(missing.every(mayGrant) ? [] : roleStatements(missing, login)),
    ...(makesTables && !login.schema && !login.owner ? [schemaStatement(login)] : []),
    ...(makesTables && !login.extensions
      ? [`GRANT CREATE ON DATABASE ${quoted(login.database)} TO ${quoted(login.login)}`]
      : []),
  ];
  if (asked.length > 0)
    throw new CannotMigrate(
      [
        `The role ${login.login} of DATABASE_URL lacks rights that migrations need. Let an administrator of PostgreSQL run this ` +
          `in the database ${login.database}, and start again:`,
        ...asked.map((statement) => `${statement};`),
      ].join('\n'),
    );
  const own = [
    // Before it inherits nothing more, and so has not what it may do as the owner of the database.
    ...(makesTables && login.owner && (!login.schema || missing.length > 0)
      ? ['SET LOCAL ROLE pg_database_owner', schemaStatement(login), 'RESET ROLE']
      : []),
    ...roleStatements(missing, login),
  ];
  if (own.length > 0) await run(db, own);
  return { makesRoles: roles.every(mayGrant) };
}

/** As a superuser, whose restored database is for another role: makes the roles, and lets that one become them. */
export async function makeRolesFor(db: Db, name: string): Promise<void> {
  const { rows } = await sql<Pick<Login, 'superuser' | 'inherits' | 'version'>>`
    SELECT rolsuper AS superuser, rolinherit AS inherits, current_setting('server_version_num')::int AS version
    FROM pg_roles WHERE rolname = ${name}`.execute(db);
  const [role] = rows;
  if (!role) throw new Error(`There is no role ${name}.`);
  const missing = (await rolesFor(db, { login: name, version: role.version })).filter((one) => !one.member);
  const statements = roleStatements(missing, { ...(await loginOf(db)), ...role, login: name });
  const made = role.superuser
    ? missing.filter((one) => !one.present).map((one) => `CREATE ROLE ${one.name} NOLOGIN`)
    : statements;
  if (made.length > 0) await run(db, made);
}
