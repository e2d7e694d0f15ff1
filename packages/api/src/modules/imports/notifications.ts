import type { Import } from '@slotwise/contract';
import type { Notifying, NotificationKind } from '../../platform/notifying';

export const notifications: NotificationKind[] = [
  {
    kind: 'import.done',
    permission: 'import_inventory',
    tenant: 'company',
    about: 'A file that I imported is in',
    text: {
      en: ({ file = '', refused = 0 }) =>
        `${file} was imported.${refused === 0 ? '' : ` Rows that were refused: ${refused}.`}`,
      de: ({ file = '', refused = 0 }) =>
        `${file} wurde importiert.${refused === 0 ? '' : ` Abgelehnte Zeilen: ${refused}.`}`,
    },
  },
  {
    kind: 'import.failed',
    permission: 'import_inventory',
    tenant: 'company',
    about: 'A file that I imported has failed',
    text: {
      en: ({ file = '' }) => `${file} could not be imported.`,
      de: ({ file = '' }) => `${file} konnte nicht importiert werden.`,
    },
  },
];

/** Tells who imported a file that it has ended. */
export const importEnded = (companyId: string, ended: Import): Notifying[] => {
  const { id, createdBy, fileName, counts, warehouseId } = ended;
  if (createdBy === null || (ended.status !== 'done' && ended.status !== 'failed')) return [];
  return [
    {
      kind: `import.${ended.status}`,
      tenantId: companyId,
      to: [createdBy],
      record: { kind: 'imported-file', id },
      values: { file: fileName, refused: counts.refused },
      site: warehouseId,
    },
  ];
};
