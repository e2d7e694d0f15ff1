import { signUp, startServer, type Person, type TestServer } from '../harness';
import { rolesByName } from './fixtures';

let server: TestServer;
let owner: Person;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());
beforeEach(async () => void (owner = await signUp(server.call)));

const rename = (role_id: string, fields: { name?: string; description?: string }) =>
  server.call('PATCH /role', { token: owner.token, body: { role_id, ...fields } });

describe('a name that cannot be told from another', () => {
  const create = (name: string) => server.call('POST /role', { token: owner.token, body: { name } });
  const faultOf = ({ status, body }: { status: number; body: { details?: { field: string }[] } }) => {
    const [fault] = body.details ?? [];
    return [status, fault?.field, fault && 'code' in fault && fault.code];
  };

  test.each([
    ['\u041Ewner', 'mixed_letters'],
    ['Order \u0440icker', 'mixed_letters'],
    ['Μember', 'mixed_letters'],
    ['0wner', 'looks_like'],
    ['Ｏwner', 'looks_like'],
    ['M\u0430n\u0430ger', 'mixed_letters'],
    // Small capitals, two letters that pass for one, one without its dot, and letters of other alphabets.
    ['ᴏᴡɴᴇʀ', 'looks_like'],
    ['Ovvner', 'looks_like'],
    ['Mernber', 'looks_like'],
    ['\u{1D50}ember', 'looks_like'],
    ['Own\u{1D452}r', 'looks_like'],
    ['\u101Dwner', 'mixed_letters'],
    ['\u3007wner', 'looks_like'],
    ['\u2C9Ewner', 'mixed_letters'],
    ['ⲞⲰⲚⲈⲢ', 'bad_characters'],
    ['ꓳꓪꓠꓰꓣ', 'bad_characters'],
    ['ᎳᎪNᎪ', 'mixed_letters'],
    // Marks on letters: beside them, in one character with them, or through them.
    ['Ow\u0307ner', 'looks_like'],
    ['Member\u0323', 'looks_like'],
    ['M\u0117mber', 'looks_like'],
    ['\u00D8wner', 'looks_like'],
    ['\u2800', 'empty'],
  ])('%j is refused, new and as a change', async (name, code) => {
    expect(faultOf(await create(name))).toEqual([422, 'name', code]);
    const { manager } = await rolesByName(server, owner);
    expect(faultOf(await rename(manager.id, { name }))).toEqual([422, 'name', code]);
  });

  test('of one alphabet it is taken, unless it looks like one that is there', async () => {
    for (const name of [
      '\u0421\u043A\u043B\u0430\u0434',
      'Αποθήκη',
      '仓库 Owner',
      'Owners',
      'Chef d’équipe',
      'Tシャツ係',
      'مدير',
      'လုပ်သား',
      // Their marks make other letters.
      'カス',
      'ガス',
      'बल',
      'बेल',
    ]) {
      expect([name, (await create(name)).status]).toEqual([name, 201]);
    }
    expect((await create('Cop')).status).toBe(201);
    const { body, ...answer } = await create('\u0421\u043E\u0440');
    expect(faultOf({ ...answer, body })).toEqual([422, 'name', 'looks_like']);
    expect(body.details?.[0]?.reason).toContain('Cop');
    // It is no other than itself; and a name that was there before keeps nobody from the description.
    const { member } = await rolesByName(server, owner);
    expect((await rename(member.id, { name: 'MEMBER' })).status).toBe(200);
    expect((await rename(member.id, { name: 'Member', description: 'As before' })).status).toBe(200);
    // Alike but for its case it is the same name.
    expect((await create('oWNER')).body.code).toBe('name_taken');
    // Characters that show nothing are left out, wherever they stand.
    expect((await create('Ow\u2800ner')).body.code).toBe('name_taken');
    expect((await create('Visitor')).status).toBe(201);
    expect(faultOf(await create('Vıs\u0131tor'))).toEqual([422, 'name', 'looks_like']);
    expect((await create('Uzers')).status).toBe(201);
    expect(faultOf(await create('U\u017Cers'))).toEqual([422, 'name', 'looks_like']);
    // Other tenants have names of their own.
    const other = await signUp(server.call);
    const otherRole = await server.call('POST /role', { token: other.token, body: { name: '\u0421\u043E\u0440' } });
    expect(otherRole.status).toBe(201);
  });
});
