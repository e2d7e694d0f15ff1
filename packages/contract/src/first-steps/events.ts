import { SampleDataChanged } from './entities';

export const firstStepEvents = { company: { SampleDataChanged } };
