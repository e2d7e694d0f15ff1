import type { Body } from '@slotwise/contract';
import { FIELD_MESSAGES } from '@slotwise/contract/errors';
import { isEmail } from '../../../form/email';

export type Lead = Body<'POST /leads'>;
export type LeadTopic = Lead['topic'];

export interface LeadFields {
  name: string;
  email: string;
  company: string;
  message: string;
}
type LeadErrors = Partial<Record<keyof LeadFields, string>>;

export const EMPTY_LEAD: LeadFields = { name: '', email: '', company: '', message: '' };

export function validateLead({ name, email }: LeadFields): LeadErrors {
  return {
    ...(name.trim() === '' ? { name: 'Name is required' } : {}),
    ...(isEmail(email) ? {} : { email: FIELD_MESSAGES.email }),
  };
}

/** The request body; what was left empty is left out. */
export function leadOf({ name, email, company, message }: LeadFields, topic: LeadTopic): Lead {
  return {
    topic,
    name: name.trim(),
    email: email.trim(),
    ...(company.trim() === '' ? {} : { company: company.trim() }),
    ...(message.trim() === '' ? {} : { message: message.trim() }),
  };
}
