import { staff, VIEWS, type DemoInvitation, type DemoTenant } from './demo-data';

const DOMAIN = 'alderbrook.example';
const people = (role: string | null, ...names: string[]) => staff(DOMAIN, role, names);

const invited = (
  name: string,
  role: string,
  sentDaysAgo: number,
  more: Partial<DemoInvitation> & { to?: DemoInvitation['to'] } = {},
): DemoInvitation => ({
  type: 'join_company',
  to: { email: `${name.toLowerCase().replace(' ', '.')}@example.com` },
  name,
  role,
  sentDaysAgo,
  ttlDays: 7,
  ...more,
});
const ended = (status: NonNullable<DemoInvitation['ended']>['status'], daysAgo: number) => ({
  ended: { status, daysAgo },
});
/** Somebody who is among the people. */
const joined = (name: string, role: string, daysAgo: number): DemoInvitation => ({
  ...invited(name, role, daysAgo + 1.3, ended('accepted', daysAgo)),
  to: { email: `${name.toLowerCase().replace(' ', '.')}@${DOMAIN}` },
});

/** The company that the demonstration is about. */
export const MAIN_COMPANY: DemoTenant = {
  kind: 'company',
  name: 'Alderbrook Outfitters',
  roles: [
    {
      name: 'Shift Lead',
      description: 'Leads a shift on the floor and approves moves.',
      permissions: [
        ...VIEWS,
        'count_inventory',
        'move_inventory',
        'manage_inventory',
        'approve_inventory',
        'approve_slotting',
        'view_invitations',
      ],
    },
    {
      name: 'Inventory Controller',
      description: 'Keeps the stock right: counts, differences, master data.',
      permissions: [...VIEWS, 'count_inventory', 'manage_inventory', 'manage_warehouses'],
    },
    {
      name: 'Slotting Planner',
      description: 'Plans where goods lie, season by season.',
      permissions: [
        ...VIEWS,
        'manage_inventory',
        'move_inventory',
        'import_inventory',
        'manage_slotting',
        'approve_slotting',
        'activate_slotting',
      ],
    },
    {
      name: 'Picker',
      description: 'Receives, puts away, picks and counts on the floor.',
      permissions: [...VIEWS, 'move_inventory', 'count_inventory'],
    },
    {
      name: 'Auditor',
      description: 'Reads everything, changes nothing.',
      permissions: [...VIEWS, 'view_invitations', 'view_audit', 'view_remotes'],
    },
  ],
  people: [
    { firstName: 'Clara', lastName: 'Whitfield', email: 'owner@alderbrook.example', role: 'Owner' },
    ...people('Owner', 'Edmund Hale'),
    ...people('Manager', 'Martin Okafor', 'Johanna Lind', 'Beatriz Camargo'),
    ...people('Shift Lead', 'Pavel Novak', 'Grace Tan', 'Ibrahim Sesay', 'Hanna Virtanen'),
    ...people('Inventory Controller', 'Yusuf Demir', 'Sofia Ricci', 'Kwame Mensah'),
    ...people('Slotting Planner', 'Anneke de Vries', 'Rohan Mehta'),
    ...people('Auditor', 'Marguerite Duval'),
    { firstName: 'Mia', lastName: 'Lindqvist', email: 'member@alderbrook.example', role: 'Member' },
    ...people('Member', 'Daniel Price', 'Aisha Rahman', 'Peter Kowalski', 'Tuấn Nguyễn', 'Olena Shevchenko'),
    ...people('Picker', 'Kenji Watanabe'),
    ...people(null, 'Nora Quinn', 'Luis Ortega'),
  ],
  warehouses: ['Main Warehouse', 'Harbour Depot', 'Returns Hall'],
  // The dashboard begins with January 2022.
  goods: {
    seed: 20_220_120,
    aisles: 8,
    bays: 15,
    levels: 4,
    skus: 200,
    orders: 900,
    from: new Date('2021-11-29T00:00:00Z'),
    days: 90,
    picks: true,
  },
  invitations: [
    invited('Lena Fischer', 'Member', 0.2, { message: 'Welcome to the evening shift.' }),
    invited('Omar Haddad', 'Member', 1, { to: { phone: '+4915550100200' }, ttlDays: 3 }),
    invited('Eva Strand', 'Shift Lead', 6.99),
    invited('Bruno Keller', 'Inventory Controller', 2.5, { ttlDays: 14 }),
    invited('Thandi Dlamini', 'Slotting Planner', 4, { ttlDays: 30, message: 'The spring plan waits for you.' }),
    joined('Grace Tan', 'Shift Lead', 59),
    joined('Daniel Price', 'Member', 29),
    joined('Kwame Mensah', 'Inventory Controller', 21),
    joined('Rohan Mehta', 'Slotting Planner', 6),
    invited('Temporary Staff', 'Member', 12, { ...ended('canceled', 11) }),
    invited('Jonas Ekberg', 'Auditor', 34, { ...ended('canceled', 33.5), message: 'Sent to the wrong Jonas.' }),
    invited('Marco Silva', 'Inventory Controller', 20, ended('expired', 13)),
    invited('Priya Nair', 'Member', 45, { ...ended('expired', 42), to: { phone: '+4915550100311' }, ttlDays: 3 }),
    invited('Ruth Adler', 'Manager', 9, {
      ...ended('rejected', 8),
      message: 'Would you take over the spring season?',
    }),
    invited('Felix Brandt', 'Shift Lead', 17, ended('rejected', 16.2)),
  ],
};
