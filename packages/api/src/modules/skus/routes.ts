import { defineModule } from '../../platform/module';
import { createSku } from './create-sku';
import { changeLot, listLots, readScannedLot } from './lots';
import { listKnownSkus, listSkus, readScannedSku, readSku } from './read-skus';
import { changeSku } from './update-sku';
import { changeSkus } from './update-skus';
import { propose } from './propose';
import { search } from './search';
import { look } from './look';

export const skus = defineModule({
  name: 'skus',
  create: () => ({
    propose,
    search,
    handlers: {
      'GET /skus': listSkus,
      'GET /sku': readSku,
      'GET /sku/scanned': readScannedSku,
      'GET /skus/known': listKnownSkus,
      'POST /sku': createSku,
      'PATCH /sku': changeSku,
      'PATCH /skus': changeSkus,
      'GET /lot/scanned': readScannedLot,
      'GET /lots': listLots,
      'PATCH /lot': changeLot,
    },
    look,
  }),
});
