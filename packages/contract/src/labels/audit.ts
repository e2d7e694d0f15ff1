import { Type } from 'typebox';
import { acts } from '../wire/audit-action';
import { strict } from '../wire/schema';

const Text = Type.String();
const Count = Type.Integer();

export const labelAudit = {
  'labels.printed': acts(
    'label_print',
    strict({ kind: Text, symbology: Text, medium: Text, layout: Text, labels: Count, copies: Count, again: Count }),
  ),
};
