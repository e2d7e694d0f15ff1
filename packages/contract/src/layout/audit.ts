import { Type } from 'typebox';
import { acts, creates, deletes, updates } from '../wire/audit-action';
import { nullable, strict } from '../wire/schema';

const Text = Type.String();
const Limit = nullable(Type.Integer());
const Rules = strict({
  name: Text,
  maxWeightG: Limit,
  maxVolumeMm3: Limit,
  maxPieces: Limit,
  mixing: Text,
  condition: nullable(Text),
});
const Place = strict({
  code: Text,
  purpose: Text,
  zoneId: nullable(Text),
  typeId: nullable(Text),
  blocked: Type.Boolean(),
});
const Count = Type.Integer();

export const layoutAudit = {
  'layout.changed': acts('warehouse', strict({ version: Count, added: Count, kept: Count, removed: Count })),
  'policy.changed': updates('warehouse', strict({ approveAbove: Count, shortPicks: Text, overReceipt: Count }), 2),
  'zone.created': creates('zone', strict({ code: Text, name: Text })),
  'zone.deleted': deletes('zone', strict({ code: Text, name: Text })),
  'locationtype.created': creates('location_type', Rules),
  'locationtype.updated': updates('location_type', Rules),
  'locationtype.deleted': deletes('location_type', Rules),
  'location.created': creates('location', Place),
  'location.updated': updates('location', Place),
  'location.deleted': deletes('location', Place),
};
