import { signUp, startServer } from '../harness';
import { check, importFile } from './uploads';

test('the file of refused rows says why in the language of whoever asks, and comes back whatever that was', async () => {
  const server = await startServer();
  const owner = await signUp(server.call);
  const file = 'sku,name,length (cm),condition\nA-1,Brush,NaN,\nA-2,Broom,,lukewarm\nA-3,,,\nA-4,Good,2,\n';
  const done = await importFile(server, owner, 'skus', file);
  expect(done.counts).toMatchObject({ added: 1, refused: 3 });
  const read = async (language: string) => {
    const url = `${server.url}/api/import/refusals/file?import_id=${done.id}&format=csv`;
    const headers = { authorization: `Bearer ${owner.token}`, 'accept-language': language };
    return (await (await fetch(url, { headers })).text()).replace(/^\uFEFF/, '').split(/\r?\n/);
  };
  expect((await read('en')).slice(0, 2)).toEqual([
    'sku,name,length (cm),condition,Slotwise row,Slotwise errors',
    'A-1,Brush,NaN,,2,length (cm): NaN is not a number',
  ]);
  const german = await read('de-DE,de;q=0.9');
  expect(german.slice(0, 4)).toEqual([
    'sku,name,length (cm),condition,Slotwise-Zeile,Slotwise-Fehler',
    'A-1,Brush,NaN,,2,length (cm): NaN ist keine Zahl',
    expect.stringMatching(/^A-2,Broom,,lukewarm,3,"?condition: Dies muss eines von Folgendem sein: /),
    'A-3,,,,4,name: Dies muss angegeben werden',
  ]);
  // Its two columns are none of its own: it is read as the file before.
  const again = await check(
    server,
    owner,
    'skus',
    german.join('\n').replace('NaN', '3').replace('lukewarm', 'chilled'),
  );
  expect(again.counts).toEqual({ added: 2, changed: 0, same: 0, refused: 1 });
  await server.close();
});
