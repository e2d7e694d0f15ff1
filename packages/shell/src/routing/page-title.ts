import { PRODUCT_NAME } from '@slotwise/contract/constants';

export const documentTitle = (title: string): string => `${title} · ${PRODUCT_NAME}`;
