const at = (path: string, name: string) => (id: string) => `${path}?${name}=${encodeURIComponent(id)}`;

/** Where one record is shown: its page, which opens it by its id in the address. */
export const placeOf = {
  user: at('/roles', 'user'),
  role: at('/roles', 'role'),
  invitation: at('/invitations', 'invitation'),
  warehouse: at('/inventory', 'warehouse'),
} as const;
