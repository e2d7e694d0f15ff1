import { staff, VIEWS, type DemoTenant } from './demo-data';

/** The provider, and those of its companies that the demonstration does not go into. */
export const PROVIDER: DemoTenant = {
  kind: 'wms',
  name: 'Harborline Logistics',
  roles: [
    {
      name: 'Account Manager',
      description: 'Looks after companies and brings in new ones.',
      permissions: ['view_roles', 'view_users', 'view_companies', 'view_invitations', 'manage_invitations'],
    },
  ],
  people: [
    { firstName: 'Helen', lastName: 'Marsh', email: 'owner@harborline.example', role: 'Owner' },
    ...staff('harborline.example', 'Manager', ['Tomas Bell']),
    ...staff('harborline.example', 'Account Manager', ['Amara Obi', 'Victor Lund']),
    ...staff('harborline.example', 'Member', ['Ines Duarte', 'Callum Reid']),
  ],
  warehouses: [],
  invitations: [
    {
      type: 'join_wms',
      to: { email: 'paul.reeve@harborline.example' },
      name: 'Paul Reeve',
      role: 'Member',
      sentDaysAgo: 1,
      ttlDays: 7,
    },
    {
      type: 'join_wms_with_new_company',
      to: { email: 'logistics@stillwater.example' },
      name: 'Stillwater Tools',
      message: 'We would be glad to run your slotting from the first of next month.',
      sentDaysAgo: 2,
      ttlDays: 14,
    },
    {
      type: 'join_wms_with_new_company',
      to: { email: 'owner@fennmark.example' },
      name: 'Fennmark Supplies',
      sentDaysAgo: 40,
      ttlDays: 7,
      ended: { status: 'accepted', daysAgo: 38 },
    },
    {
      type: 'join_wms_with_new_company',
      to: { email: 'owner@kestrel.example' },
      name: 'Kestrel Cycles',
      sentDaysAgo: 24,
      ttlDays: 7,
      ended: { status: 'accepted', daysAgo: 23 },
    },
    {
      type: 'join_wms_with_new_company',
      to: { email: 'hello@marrowby.example' },
      name: 'Marrowby Foods',
      sentDaysAgo: 31,
      ttlDays: 14,
      ended: { status: 'expired', daysAgo: 17 },
    },
  ],
};

export const OTHER_COMPANIES: readonly DemoTenant[] = [
  {
    kind: 'company',
    name: 'Fennmark Supplies',
    roles: [],
    people: [
      { firstName: 'Oskar', lastName: 'Fenn', email: 'owner@fennmark.example', role: 'Owner' },
      ...staff('fennmark.example', 'Member', ['Lucia Moreno']),
    ],
    warehouses: ['Fennmark Central'],
    invitations: [],
  },
  {
    kind: 'company',
    name: 'Kestrel Cycles',
    roles: [{ name: 'Workshop', description: 'Takes parts from the shelves.', permissions: VIEWS }],
    people: [
      { firstName: 'Maeve', lastName: 'Kestrel', email: 'owner@kestrel.example', role: 'Owner' },
      ...staff('kestrel.example', 'Workshop', ['Idris Bowen', 'Sanna Holm']),
    ],
    warehouses: ['Kestrel Works', 'Kestrel Spares'],
    invitations: [],
  },
];
