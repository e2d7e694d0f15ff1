import { ReplenishmentChanged } from './entities';

export const replenishmentEvents = { company: { ReplenishmentChanged } };
