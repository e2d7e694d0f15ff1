import { Type } from 'typebox';
import { Unit } from '../skus/entities';
import { longPage, PageQuery } from '../wire/page';
import type { RouteTable } from '../wire/route';
import { Ref, strict } from '../wire/schema';
import { LABEL_COPIES_MAX, LABELS_PRINT_MAX, LABELS_READ_MAX } from './constants';
import { Label, LabelKind, LabelMedium, LabelPrint, Symbology } from './entities';

const user = { access: 'user', tenant: 'company', additive: true } as const;
const Layout = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' });

export const labelRoutes = {
  'POST /labels/read': {
    ...user,
    permission: 'view_inventory',
    limit: 'read',
    summary: 'What stands on the labels of records, in the order of the request; those that do not exist are left out',
    body: strict({ kind: LabelKind, ids: Type.Array(Ref, { minItems: 1, maxItems: LABELS_READ_MAX }) }),
    /** Of a SKU one label for a piece and each of its pack units. */
    answer: strict({ labels: Type.Array(Label) }),
    short: 'the labels of at most five hundred records',
    remembered: false,
    errors: [],
  },
  'POST /labels/print': {
    ...user,
    permission: 'move_inventory',
    limit: 'write',
    summary: 'Note that labels are printed, whole or not at all. Printing one again has to be said',
    body: strict({
      kind: LabelKind,
      symbology: Symbology,
      medium: LabelMedium,
      layout: Layout,
      copies: Type.Integer({ minimum: 1, maximum: LABEL_COPIES_MAX }),
      labels: Type.Array(strict({ id: Ref, unit: Unit }), { minItems: 1, maxItems: LABELS_PRINT_MAX }),
      /** Labels that were printed before are printed again. */
      again: Type.Boolean(),
    }),
    answer: strict({ message: Type.String(), print: LabelPrint }),
    status: 201,
    errors: ['not_found', 'printed_before'],
  },
  'GET /labels/prints': {
    ...user,
    permission: 'view_inventory',
    limit: 'read',
    summary: 'Prints of labels, the newest first',
    query: Type.Object({ ...PageQuery.properties, kind: Type.Optional(LabelKind) }),
    answer: longPage(LabelPrint),
    errors: [],
  },
} as const satisfies RouteTable;
