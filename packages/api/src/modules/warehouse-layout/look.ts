import { permissionText } from '@slotwise/contract/permission-texts';
import { Type } from 'typebox';
import { defineLook, Said, type Finding, type Look, type Question, type Refusal } from '../../platform/look';
import { colon, number, said, type InEach } from '../assistant';
import { lacking, withRecord } from '../search';
import { warehouseSearch } from '../warehouses';
import { asked } from './look-asked';
import { placesThatAre } from './look-queries';

const LISTED = 10;
const KINDS = ['empty', 'blocked'] as const;
type Kind = (typeof KINDS)[number];

const TEXTS: Readonly<Record<Kind, InEach>> = {
  empty: { en: 'empty', de: 'leer' },
  blocked: { en: 'blocked', de: 'gesperrt' },
};

async function placesOf(question: Question, kind: Kind, warehouse?: { id: string; title: string }): Promise<Finding> {
  const { trx, tenantId, language } = question;
  const filter = { kind, ...(warehouse && { warehouseId: warehouse.id }) };
  const { places, count } = await placesThatAre(trx, tenantId, filter, LISTED);
  const names = places.map((place) => (warehouse ? place.code : `${place.code} (${place.warehouse})`));
  const list = colon(names, language, count);
  const where = warehouse ? ` in ${warehouse.title}` : '';
  return {
    what: said(language, { en: 'places', de: 'Lagerplätze' }),
    links: places.map(({ id }) => ({ kind: 'location', id })),
    text: said(language, {
      en: `${number(count, language, 'place', 'places')}${where} ${count === 1 ? 'is' : 'are'} ${TEXTS[kind].en}${list}.`,
      de: `${number(count, language, 'Lagerplatz', 'Lagerplätze')}${where} ${count === 1 ? 'ist' : 'sind'} ${TEXTS[kind].de}${list}.`,
    }),
    facts: { count, places: places.map(({ code, warehouse: its }) => ({ code, warehouse: its })) },
  };
}

const places = defineLook({
  topic: 'places',
  name: { en: 'places', de: 'Lagerplätze' },
  description:
    'Counts and names places that are empty or blocked. `kind`: empty or blocked; `warehouse`: only of this one, by its name.',
  args: Type.Object({
    kind: Type.Union(KINDS.map((kind) => Type.Literal(kind))),
    warehouse: Type.Optional(Said),
  }),
  names: { warehouse: ['warehouse'] },
  permission: 'view_warehouses',
  tenant: 'company',
  data: 'inventory',
  asked: asked.places,
  read(question, { kind: given, warehouse }): Promise<Finding | Refusal> {
    const kind = given as Kind;
    const { actor, language } = question;
    // Lists of places tell what lies there to those alone who may see it.
    if (kind === 'empty' && !actor.permissions.has('view_inventory')) {
      return Promise.resolve({ refusal: lacking(permissionText('view_inventory', language))[language] });
    }
    if (warehouse === undefined) return placesOf(question, kind);
    return withRecord(question, { search: warehouseSearch, arg: 'warehouse', name: warehouse }, (found) =>
      placesOf(question, kind, found),
    );
  },
});

export const look: Look[] = [places];
