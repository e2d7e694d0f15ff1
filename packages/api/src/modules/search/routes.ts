import { defineModule } from '../../platform/module';
import { findRecords } from './find-records';

export const search = defineModule({ name: 'search', create: () => ({ handlers: { 'GET /search': findRecords } }) });
