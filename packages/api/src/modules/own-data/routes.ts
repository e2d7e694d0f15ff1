import { defineModule } from '../../platform/module';
import { exportOwn } from './export-own';

export const ownData = defineModule({
  name: 'own-data',
  create: () => ({ handlers: { 'GET /me/export': exportOwn } }),
});
