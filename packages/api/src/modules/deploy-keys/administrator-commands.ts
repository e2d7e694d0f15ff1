import { none } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { CommandRefused, type OperatorCommand } from '../../platform/operator/command';
import { personNamed, type Person } from '../users';
import { administrators } from './administrators';
import { deleteAdministrator, insertAdministrator } from './queries';

const NOBODY = { userId: null, companyId: null, wmsId: null };

async function named(trx: Trx, name: string): Promise<Person> {
  const person = await personNamed(trx, name);
  if (!person) throw new CommandRefused(`No account has the id ${name}, or has confirmed that address.`);
  return person;
}

const add: OperatorCommand = {
  name: 'administrators add',
  takes: ['address or id'],
  about: 'Makes somebody an administrator of the deployment; their role must hold manage_remotes as well.',
  run: ({ db, clock }, [name = '']) =>
    db.withSystem(async (trx) => {
      const { me } = await named(trx, name);
      const added = await insertAdministrator(trx, me.id, clock.now());
      const who = `${me.firstName} ${me.lastName} (${me.email})`;
      if (!added) return { answer: `${who} is one already.`, audit: none('they are one already') };
      return {
        answer: `${who} administers the deployment from now on.`,
        audit: { action: 'deployment.administrator_added', subjectId: me.id, details: {}, actor: NOBODY },
      };
    }),
};

const remove: OperatorCommand = {
  name: 'administrators remove',
  takes: ['address or id'],
  about: 'Takes that back. Whom DEPLOYMENT_ADMINS names stays one.',
  run: ({ db }, [name = '']) =>
    db.withSystem(async (trx) => {
      const { me } = await named(trx, name);
      if (!(await deleteAdministrator(trx, me.id))) throw new CommandRefused(`No command made ${me.email} one.`);
      return {
        answer: `${me.email} does not administer the deployment any more.`,
        audit: { action: 'deployment.administrator_removed', subjectId: me.id, details: {}, actor: NOBODY },
      };
    }),
};

const list: OperatorCommand = {
  name: 'administrators',
  takes: [],
  about: 'Names the administrators of the deployment.',
  async run(services) {
    const found = await services.db.readSystem((trx) => administrators(trx, services));
    return found.map(({ id, name }) => `${id}  ${name}`).join('\n') || 'There are none.';
  },
};

/** The longer names first: the list's is their beginning. */
export const administratorCommands: OperatorCommand[] = [add, remove, list];
