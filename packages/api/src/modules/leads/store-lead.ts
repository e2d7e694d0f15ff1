import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { email, line, lines, optionalLine } from '../fields';
import { insertLead } from './queries';

/** A visitor asks to be contacted. */
export function storeLead({ body, system }: Ctx<'POST /leads'>) {
  const lead = {
    id: newId(),
    name: line('name', body.name),
    email: email('email', body.email),
    company: optionalLine('company', body.company),
    topic: body.topic,
    message: lines('message', body.message),
  };
  return system(async (trx) => {
    await insertLead(trx, lead);
    return {
      answer: { message: 'Thank you. We will be in touch.' },
      audit: { action: 'lead.stored', subjectId: lead.id, after: { topic: lead.topic } },
    };
  });
}
