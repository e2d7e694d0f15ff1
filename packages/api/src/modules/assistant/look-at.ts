import { permissionText } from '@slotwise/contract/permission-texts';
import { checksOfSchema } from '../../platform/conforms';
import type { Actor } from '../../platform/actor';
import type { Finding, Look, LookArgs, Question, Refusal } from '../../platform/look';
import { WORDS } from './words';

/** Whether somebody may be answered: nobody is offered a question that would be refused. */
export const mayLook = ({ permission, tenant, people }: Look, actor: Actor): boolean =>
  (tenant === undefined || tenant === actor.userType) &&
  (permission === null || (actor.permissions.has(permission) && !actor.lacksFactor)) &&
  !(people && actor.apiKey);

/** A finding, or why there is none. The asker's rights are the same as for the calls that read the same. */
export async function lookAt(look: Look, question: Question, args: LookArgs): Promise<Finding | Refusal> {
  const { name, permission, tenant, people } = look;
  const { actor, language } = question;
  const words = WORDS[language];
  if (tenant && tenant !== actor.userType) return { refusal: words.otherKind[tenant] };
  if (people && actor.apiKey) return { refusal: words.notForKeys };
  if (permission && actor.lacksFactor) return { refusal: words.factor };
  if (permission && !actor.permissions.has(permission)) {
    return { refusal: words.forbidden(name[language], permissionText(permission, language)) };
  }
  if (!checksOfSchema(look.args).Check(args)) return { refusal: words.args };
  return look.read(question, args);
}
