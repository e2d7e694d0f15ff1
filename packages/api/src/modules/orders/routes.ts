import { defineModule } from '../../platform/module';
import { assignPickList, claimPickList, leavePickList } from './assign-list';
import { createOrder } from './create-order';
import { cancelOrders, cancelPickList } from './give-up';
import { makePickList } from './make-pick-list';
import { pick } from './pick';
import { undoPick } from './undo-pick';
import { listOrders, listPickLists, readOrder, readPickList } from './read-orders';
import { search } from './search';
import { look } from './look';

export const orders = defineModule({
  name: 'orders',
  create: () => ({
    search,
    handlers: {
      'GET /orders': listOrders,
      'GET /order': readOrder,
      'POST /order': createOrder,
      'DELETE /orders': cancelOrders,
      'GET /pick-lists': listPickLists,
      'GET /pick-list': readPickList,
      'POST /pick-list': makePickList,
      'PATCH /pick-list': assignPickList,
      'POST /pick-list/claim': claimPickList,
      'POST /pick-list/leave': leavePickList,
      'POST /pick-list/pick': pick,
      'POST /pick-list/undo': undoPick,
      'DELETE /pick-list': cancelPickList,
    },
    look,
  }),
});
