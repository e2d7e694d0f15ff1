import { createPasswords } from './passwords';

test('a password is hashed by argon2id at its full cost, whatever tests of the server take', async () => {
  const passwords = await createPasswords();
  const hash = await passwords.hash('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify('correct horse battery', hash)).toBe(true);
  expect(await passwords.verify('correct horse', hash)).toBe(false);
  expect(await passwords.verify('nobody has this password', undefined)).toBe(false);
});

test('a hash of another cost is verified at its own', async () => {
  const cheap = await createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const hash = await cheap.hash('correct horse battery');
  expect(hash).toContain('$m=64,t=1,p=1$');
  expect(await (await createPasswords()).verify('correct horse battery', hash)).toBe(true);
});
