import { CountSummary, CountTask } from './entities';

export const countEvents = { company: { CountChanged: CountSummary, CountTaskChanged: CountTask } };
