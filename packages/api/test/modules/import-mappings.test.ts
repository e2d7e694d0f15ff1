import { signUp, startServer, type Person, type TestServer } from '../harness';
import { importAt, importFile, upload } from './uploads';

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await signUp(server.call);
});

test('columns are suggested, remembered by the shape of the file, and wrong ones refused by name', async () => {
  const { token } = owner;
  const file = 'Code;Text;Irgendwas\nA;Brush;1,5\n';
  const id = await upload(server, owner, 'skus', file);
  const read = (await server.call('POST /import/read', { token, body: { import_id: id } })).body;
  expect(read).toMatchObject({
    layout: { encoding: 'utf8', delimiter: ';', decimalMark: 'comma', headerRow: 1 },
    header: ['Code', 'Text', 'Irgendwas'],
    sample: [{ row: 2, cells: ['A', 'Brush', '1,5'] }],
    mapping: [
      { name: 'sku', from: 0 },
      { name: 'name', from: 1 },
    ],
    remembered: false,
  });
  const mapping = [...read.mapping, { name: 'length', from: 2, unit: 'cm' }];
  const wrong = await server.call('POST /import/check', {
    token,
    body: {
      import_id: id,
      mapping: [
        { name: 'sku', from: 9 },
        { name: 'sku', from: 0 },
        { name: 'colour', from: 1 },
        { name: 'length', from: 2, unit: 'ell' },
      ],
    },
  });
  expect(wrong.body.details?.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    'mapping/0/from the file has no column 10',
    'mapping/1/name sku is there twice',
    'mapping/2/name colour is not a column of this kind of file',
    'mapping/3/unit is not one of the allowed values',
    'mapping name is needed',
  ]);
  await server.call('POST /import/check', { token, body: { import_id: id, mapping } });
  await importAt(server, owner, id, 'ready');
  const look = async (content: string) => {
    const import_id = await upload(server, owner, 'skus', content);
    const { body } = await server.call('POST /import/read', { token, body: { import_id } });
    await server.call('POST /import/cancel', { token, body: { import_id } });
    return body;
  };
  // A mapping that was only checked is no habit.
  expect(await look(file.replace('Brush', 'Broom'))).toMatchObject({ remembered: false });
  await server.call('POST /import/run', { token, body: { import_id: id } });
  await importAt(server, owner, id, 'done');
  expect(await look(file.replace('Brush', 'Broom'))).toMatchObject({ mapping, remembered: true });
});

test('a mapping that is remembered leaves the unit to the header of the next file; one that is not known is told', async () => {
  const { token } = owner;
  await importFile(server, owner, 'skus', 'sku,name,weight (kg)\nU-1,Brush,2\n');
  const look = async (weight: string) => {
    const import_id = await upload(server, owner, 'skus', `sku,name,${weight}\nU-1,Brush,2\n`);
    const { body } = await server.call('POST /import/read', { token, body: { import_id } });
    await server.call('POST /import/cancel', { token, body: { import_id } });
    const mapped = body.mapping.find(({ name }) => name === 'weight');
    return { unit: mapped?.unit ?? (mapped ? 'ours' : 'none'), remembered: body.remembered, told: body.unknownUnits };
  };
  expect(await look('Weight (kg)')).toEqual({ unit: 'kg', remembered: true, told: [] });
  expect(await look('weight (g)')).toEqual({ unit: 'g', remembered: false, told: [] });
  expect(await look('weight')).toEqual({ unit: 'ours', remembered: false, told: [] });
  expect(await look('weight (lb)')).toEqual({ unit: 'lb', remembered: false, told: [] });
  expect(await look('weight (parsec)')).toEqual({
    unit: 'none',
    remembered: false,
    told: [{ column: 2, unit: 'parsec' }],
  });
});

test('codes that look like decimal numbers prove no decimal mark: a weight that may be two is refused, not read as one of them', async () => {
  const file = 'Artikel;Bezeichnung;Fach;Gewicht (kg)\n4711.20;Brush;01.02;1.234\n4711.25;Broom;01.03;7\n';
  const id = await upload(server, owner, 'skus', file);
  const { body } = await server.call('POST /import/read', { token: owner.token, body: { import_id: id } });
  expect(body.layout?.open).toContainEqual({ column: 3, text: '1.234' });
  const mapping = body.mapping.filter(({ name }) => ['sku', 'name', 'weight'].includes(name));
  await server.call('POST /import/check', { token: owner.token, body: { import_id: id, mapping } });
  await importAt(server, owner, id, 'ready');
  const { items } = (await server.call('GET /import/refusals', { token: owner.token, query: { import_id: id } })).body;
  expect(items.map(({ row, faults }) => [row, faults.map(({ code }) => code)])).toEqual([
    [2, ['cell_ambiguous_number']],
  ]);
});

test('a cell with an imperial unit is rounded as a column of it is, and the check says which units were', async () => {
  const { token } = owner;
  const file =
    'sku,name,weight,length,width\nC-1,Brush,1.5 lb,3.5 in,10 in\nC-2,Broom,2 kg,120,1 ft\nC-3,Mop,9.9 lb,4.5 ft x,1\n';
  const import_id = await upload(server, owner, 'skus', file);
  const { mapping } = (await server.call('POST /import/read', { token, body: { import_id } })).body;
  await server.call('POST /import/check', { token, body: { import_id, mapping } });
  await importAt(server, owner, import_id, 'ready');
  const details = async () => (await server.call('GET /import', { token, query: { import_id } })).body;
  const { rounded, import: checked } = await details();
  expect(checked.counts).toMatchObject({ added: 2, refused: 1 });
  // Ten inches are whole millimetres, and a row that is refused keeps nothing. One foot is 304.8 mm.
  expect(rounded).toEqual(['ft', 'in', 'lb']);
  await server.call('POST /import/run', { token, body: { import_id } });
  await importAt(server, owner, import_id, 'done');
  expect((await details()).rounded).toEqual(['ft', 'in', 'lb']);
  const { items } = (await server.call('GET /skus', { token, query: { q: 'C-1' } })).body;
  expect(items[0]).toMatchObject({ weightG: 680, lengthMm: 88, widthMm: 254 });
});

test('a file without names for its columns is imported from its first row on, and remembered as such', async () => {
  const { token } = owner;
  const read = async (content: string, header_row?: number) => {
    const import_id = await upload(server, owner, 'skus', content);
    const body = { import_id, ...(header_row !== undefined && { header_row }) };
    return (await server.call('POST /import/read', { token, body })).body;
  };
  const looked = await read('L-1;Brush;1,5\nL-2;Broom;2,25\n', 0);
  expect(looked).toMatchObject({
    layout: { headerRow: 0, decimalMark: 'comma' },
    header: ['A', 'B', 'C'],
    sample: [{ row: 1 }, { row: 2 }],
    mapping: [],
  });
  const import_id = looked.import.id;
  const mapping = [
    { name: 'sku', from: 0 },
    { name: 'name', from: 1 },
    { name: 'weight', from: 2, unit: 'kg' },
  ];
  await server.call('POST /import/check', { token, body: { import_id, mapping } });
  expect(await importAt(server, owner, import_id, 'ready')).toMatchObject({
    counts: { added: 2, changed: 0, same: 0, refused: 0 },
  });
  await server.call('POST /import/run', { token, body: { import_id } });
  await importAt(server, owner, import_id, 'done');
  expect(await read('L-3;Mop;1,25\n', 0)).toMatchObject({ mapping, remembered: true });
});

test('the letter of a column is no name, also where a kind has a column that is called so', async () => {
  const cells = Array.from({ length: 26 }, (_, at) => at + 1).join(';');
  const import_id = await upload(server, owner, 'locations', `${cells}\n${cells}\n`);
  const { body } = await server.call('POST /import/read', { token: owner.token, body: { import_id, header_row: 0 } });
  expect([body.header.at(-1), body.mapping]).toEqual(['Z', []]);
});
