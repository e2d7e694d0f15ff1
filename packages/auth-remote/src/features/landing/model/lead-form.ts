import type { Body } from '@slotwise/contract';
import { isEmail } from '../../../form/email';
import type { Said } from '../../../words';

export type Lead = Body<'POST /leads'>;
export type LeadTopic = Lead['topic'];

export interface LeadFields {
  name: string;
  email: string;
  company: string;
  message: string;
}
type LeadFaults = Partial<Record<keyof LeadFields, Said>>;

export const EMPTY_LEAD: LeadFields = { name: '', email: '', company: '', message: '' };

/** Faults of the fields; empty if they may be sent. */
export function validateLead({ name, email }: LeadFields): LeadFaults {
  return {
    ...(name.trim() === '' ? { name: { id: 'fault.name' } } : {}),
    ...(isEmail(email) ? {} : { email: { id: 'fault.email' } }),
  };
}

/** The request body; empty fields are left out. */
export function leadOf({ name, email, company, message }: LeadFields, topic: LeadTopic): Lead {
  return {
    topic,
    name: name.trim(),
    email: email.trim(),
    ...(company.trim() === '' ? {} : { company: company.trim() }),
    ...(message.trim() === '' ? {} : { message: message.trim() }),
  };
}
