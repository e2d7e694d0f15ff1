/** Of a person, a role, or a company or WMS: one of the three is not null. */
export interface PictureTable {
  /** Its address ends with it. */
  id: string;
  user_id: string | null;
  role_id: string | null;
  tenant_id: string | null;
  /** WebP. */
  bytes: Buffer;
  made_at: Date;
}

declare module '../../platform/db/tables' {
  interface Tables {
    pictures: PictureTable;
  }
}
