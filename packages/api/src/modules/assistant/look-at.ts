import { permissionText } from '@slotwise/contract/permission-texts';
import type { Finding, Look, Question } from '../../platform/look';

const OTHER_KIND = {
  company: 'That is about companies; your account belongs to a WMS, which has none of its own.',
  wms: 'That is about a WMS; your account belongs to a company.',
} as const;

/** A finding, or why there is none. */
export async function lookAt(look: Look, question: Question): Promise<Finding | { refusal: string }> {
  const { topic, permission, tenant } = look;
  const { actor } = question;
  if (tenant && tenant !== actor.userType) return { refusal: OTHER_KIND[tenant] };
  if (permission && !actor.permissions.has(permission)) {
    return {
      refusal: `I cannot tell you about ${topic}: your role does not hold the permission “${permissionText(permission)}”.`,
    };
  }
  return look.read(question);
}
