import type { Invitation, PermissionName } from '@slotwise/contract';

/** Invented people and firms, at addresses that can never exist. */
export const DEMO_PASSWORD = 'slotwise-demo';

export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  /** Name of a role; null for none. */
  role: string | null;
}

export interface DemoInvitation {
  type: Invitation['invitationType'];
  to: { email: string } | { phone: string };
  name?: string;
  message?: string;
  role?: string;
  /** Days since it was sent. */
  sentDaysAgo: number;
  ttlDays: number;
  ended?: { status: 'accepted' | 'canceled' | 'expired' | 'rejected'; daysAgo: number };
}

export interface DemoTenant {
  kind: 'company' | 'wms';
  name: string;
  /** Beside the roles that every tenant starts with. */
  roles: { name: string; description: string; permissions: PermissionName[] }[];
  people: DemoPerson[];
  warehouses: string[];
  invitations: DemoInvitation[];
}

const VIEWS: PermissionName[] = [
  'view_roles',
  'view_users',
  'view_warehouses',
  'view_inventory',
  'view_slotting',
  'use_assistant',
];

export const PROVIDER: DemoTenant = {
  kind: 'wms',
  name: 'Harborline Logistics',
  roles: [],
  people: [
    { firstName: 'Helen', lastName: 'Marsh', email: 'owner@harborline.example', role: 'Owner' },
    { firstName: 'Tomas', lastName: 'Bell', email: 'tomas.bell@harborline.example', role: 'Manager' },
    { firstName: 'Ines', lastName: 'Duarte', email: 'ines.duarte@harborline.example', role: 'Member' },
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
      to: { email: 'ops@fennmark.example' },
      name: 'Fennmark Supplies',
      sentDaysAgo: 40,
      ttlDays: 7,
      ended: { status: 'accepted', daysAgo: 38 },
    },
  ],
};

export const MAIN_COMPANY: DemoTenant = {
  kind: 'company',
  name: 'Alderbrook Outfitters',
  roles: [
    {
      name: 'Shift Lead',
      description: 'Leads a shift on the floor and approves moves.',
      permissions: [...VIEWS, 'count_inventory', 'manage_inventory', 'approve_slotting', 'view_invitations'],
    },
    {
      name: 'Inventory Controller',
      description: 'Keeps the stock right: counts, differences, master data.',
      permissions: [...VIEWS, 'count_inventory', 'manage_inventory', 'manage_warehouses'],
    },
  ],
  people: [
    { firstName: 'Clara', lastName: 'Whitfield', email: 'owner@alderbrook.example', role: 'Owner' },
    { firstName: 'Martin', lastName: 'Okafor', email: 'martin.okafor@alderbrook.example', role: 'Manager' },
    { firstName: 'Johanna', lastName: 'Lind', email: 'johanna.lind@alderbrook.example', role: 'Manager' },
    { firstName: 'Pavel', lastName: 'Novak', email: 'pavel.novak@alderbrook.example', role: 'Shift Lead' },
    { firstName: 'Grace', lastName: 'Tan', email: 'grace.tan@alderbrook.example', role: 'Shift Lead' },
    { firstName: 'Yusuf', lastName: 'Demir', email: 'yusuf.demir@alderbrook.example', role: 'Inventory Controller' },
    { firstName: 'Sofia', lastName: 'Ricci', email: 'sofia.ricci@alderbrook.example', role: 'Inventory Controller' },
    { firstName: 'Mia', lastName: 'Lindqvist', email: 'member@alderbrook.example', role: 'Member' },
    { firstName: 'Daniel', lastName: 'Price', email: 'daniel.price@alderbrook.example', role: 'Member' },
    { firstName: 'Aisha', lastName: 'Rahman', email: 'aisha.rahman@alderbrook.example', role: 'Member' },
    { firstName: 'Peter', lastName: 'Kowalski', email: 'peter.kowalski@alderbrook.example', role: 'Member' },
    { firstName: 'Nora', lastName: 'Quinn', email: 'nora.quinn@alderbrook.example', role: null },
  ],
  warehouses: ['Main Warehouse', 'Harbour Depot', 'Returns Hall'],
  invitations: [
    {
      type: 'join_company',
      to: { email: 'lena.fischer@alderbrook.example' },
      name: 'Lena Fischer',
      role: 'Member',
      message: 'Welcome to the evening shift.',
      sentDaysAgo: 0.2,
      ttlDays: 7,
    },
    {
      type: 'join_company',
      to: { phone: '+4915550100200' },
      name: 'Omar Haddad',
      role: 'Member',
      sentDaysAgo: 1,
      ttlDays: 3,
    },
    {
      type: 'join_company',
      to: { email: 'eva.strand@alderbrook.example' },
      role: 'Shift Lead',
      sentDaysAgo: 6.9,
      ttlDays: 7,
    },
    {
      type: 'join_company',
      to: { email: 'grace.tan@alderbrook.example' },
      name: 'Grace Tan',
      role: 'Shift Lead',
      sentDaysAgo: 60,
      ttlDays: 7,
      ended: { status: 'accepted', daysAgo: 59 },
    },
    {
      type: 'join_company',
      to: { email: 'daniel.price@alderbrook.example' },
      name: 'Daniel Price',
      role: 'Member',
      sentDaysAgo: 30,
      ttlDays: 7,
      ended: { status: 'accepted', daysAgo: 29 },
    },
    {
      type: 'join_company',
      to: { email: 'temp.agency@example.com' },
      name: 'Temporary staff',
      role: 'Member',
      sentDaysAgo: 12,
      ttlDays: 7,
      ended: { status: 'canceled', daysAgo: 11 },
    },
    {
      type: 'join_company',
      to: { email: 'marco.silva@example.com' },
      name: 'Marco Silva',
      role: 'Inventory Controller',
      sentDaysAgo: 20,
      ttlDays: 7,
      ended: { status: 'expired', daysAgo: 13 },
    },
    {
      type: 'join_company',
      to: { email: 'ruth.adler@example.com' },
      name: 'Ruth Adler',
      role: 'Manager',
      message: 'Would you take over the spring season?',
      sentDaysAgo: 9,
      ttlDays: 7,
      ended: { status: 'rejected', daysAgo: 8 },
    },
  ],
};

export const SECOND_COMPANY: DemoTenant = {
  kind: 'company',
  name: 'Fennmark Supplies',
  roles: [],
  people: [
    { firstName: 'Oskar', lastName: 'Fenn', email: 'owner@fennmark.example', role: 'Owner' },
    { firstName: 'Lucia', lastName: 'Moreno', email: 'lucia.moreno@fennmark.example', role: 'Member' },
  ],
  warehouses: ['Fennmark Central'],
  invitations: [],
};
