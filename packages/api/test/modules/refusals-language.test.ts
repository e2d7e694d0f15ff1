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

test('the file of refused rows names the columns as the file has them, each with ours if that is called otherwise', async () => {
  const server = await startServer();
  const owner = await signUp(server.call);
  const file = 'Artikelnr.,name,Meldebestand,Mindestbestand\nA-1,,,\nA-2,Broom,3,9\nA-3,Brush,x,1\n';
  const done = await importFile(server, owner, 'skus', file);
  const read = async (language: string) => {
    const url = `${server.url}/api/import/refusals/file?import_id=${done.id}&format=csv`;
    const headers = { authorization: `Bearer ${owner.token}`, 'accept-language': language };
    return (await (await fetch(url, { headers })).text()).split(/\r?\n/).slice(1, 4);
  };
  expect(await read('en')).toEqual([
    expect.stringMatching(/,2,name: /),
    'A-2,Broom,3,9,3,Meldebestand (reorder_at): must not be less than Mindestbestand (min_stock)',
    'A-3,Brush,x,1,4,Meldebestand (reorder_at): x is not a number',
  ]);
  expect((await read('de'))[1]).toBe(
    'A-2,Broom,3,9,3,Meldebestand (reorder_at): Dies darf nicht kleiner sein als Mindestbestand (min_stock)',
  );
  await server.close();
});
