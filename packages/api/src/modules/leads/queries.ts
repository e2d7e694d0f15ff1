import type { Trx } from '../../platform/db/tables';

export interface NewLead {
  id: string;
  name: string;
  email: string;
  company: string | null;
  topic: string;
  message: string | null;
}

export const insertLead = (trx: Trx, lead: NewLead) => trx.insertInto('leads').values(lead).execute();
