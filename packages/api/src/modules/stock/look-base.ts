/** Shared by all looks at stock. */
export const base = {
  name: { en: 'stock', de: 'den Bestand' },
  permission: 'view_inventory',
  tenant: 'company',
  data: 'inventory',
} as const;
