import { defineModule } from '../../platform/module';
import { announceReceipt } from './announce-receipt';
import { closeReceipt } from './close-receipt';
import { listReceipts, readReceipt } from './read-receipts';
import { receiveReceipt } from './receive';
import { search } from './search';
import { look } from './look';

export const receipts = defineModule({
  name: 'receipts',
  create: () => ({
    search,
    handlers: {
      'GET /receipts': listReceipts,
      'GET /receipt': readReceipt,
      'POST /receipt': announceReceipt,
      'POST /receipt/receive': receiveReceipt,
      'PATCH /receipt/close': closeReceipt,
    },
    look,
  }),
});
