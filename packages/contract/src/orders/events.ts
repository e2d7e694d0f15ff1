import { OrderSummary, PickListSummary } from './entities';

export const orderEvents = { company: { OrderChanged: OrderSummary, PickListChanged: PickListSummary } };
