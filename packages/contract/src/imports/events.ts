import { Import } from './entities';

export const importEvents = { company: { ImportChanged: Import } };
