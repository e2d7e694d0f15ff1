import { refuse } from '../../platform/errors';
import type { Actor } from '../../platform/actor';
import type { Services } from '../../platform/services';
import type { Trx } from '../../platform/db/tables';
import { accountsOf } from './queries';

type Needed = Pick<Services, 'config' | 'db'>;

/** The administrators of the deployment: the accounts that the configuration, or a command on the server, names. */
export const administrators = (trx: Trx, { config }: Pick<Services, 'config'>) =>
  accountsOf(trx, config.deploymentAdmins);

/**
 * The person's name, if they administer the deployment: named by the configuration or a command, and holding `manage_remotes`.
 * @throws ApiFault `deployment_admin_only`
 */
export async function requireAdministrator(services: Needed, actor: Actor): Promise<string> {
  const named = await services.db.readSystem((trx) => administrators(trx, services));
  const found = named.find(({ id }) => id === actor.userId);
  if (!found || !actor.permissions.has('manage_remotes')) throw refuse('deployment_admin_only');
  return found.name;
}
