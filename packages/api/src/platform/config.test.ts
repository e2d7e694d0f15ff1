import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, SETTINGS } from './config';

const faultsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (fault) {
    if (fault instanceof ConfigError) return fault.message;
    throw fault;
  }
  return '';
};

test('.env.example names every setting, and no other', () => {
  const lines = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
  const named = [...lines.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...SETTINGS].sort());
});

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    publicUrl: 'http://127.0.0.1:4000',
    production: true,
    database: { dataDir: expect.stringMatching(/\.data$/) as string },
  });
});

test('what is set to nothing counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toMatchObject({ port: 4000, smtpUrl: undefined });
});

test('all faults are named at once', () => {
  const faults = faultsOf({
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    JWT_SECRET: 'short',
    TLS_KEY: 'a',
    NODE_ENV: 'x',
  });
  for (const name of ['PORT', 'DATABASE_URL', 'JWT_SECRET', 'TLS_CERT', 'NODE_ENV']) expect(faults).toContain(name);
});

test('the key that signed the audit before is named beside the one that signs', () => {
  const AUDIT_KEY = 'k'.repeat(32);
  expect(faultsOf({ AUDIT_KEY_BEFORE: 'database' })).toContain('AUDIT_KEY_BEFORE needs the AUDIT_KEY');
  expect(faultsOf({ AUDIT_KEY, AUDIT_KEY_BEFORE: 'short' })).toContain('AUDIT_KEY_BEFORE');
  expect(readConfig({ AUDIT_KEY, AUDIT_KEY_BEFORE: 'database' }).auditKeyBefore).toBe('database');
});

test('PostgreSQL is used where its address is given', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://u:p@h/db', DATABASE_POOL: '3' }).database).toEqual({
    url: 'postgres://u:p@h/db',
    pool: 3,
  });
});

test('links use the public address, without a slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://slotwise.example.com/' }).publicUrl).toBe('https://slotwise.example.com');
});

test('listening at every address, links lead to this machine', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:4000');
  expect(readConfig({ HOST: '::', PORT: '4001' }).publicUrl).toBe('http://localhost:4001');
  expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:4000');
  expect(readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://a.example/' }).publicUrl).toBe('https://a.example');
});

test('production has no accounts whose password everybody knows', () => {
  for (const SEED of ['demo', 'large', 'people', 'huge']) {
    expect(faultsOf({ SEED })).toContain(`SEED=${SEED} makes accounts whose password everybody knows`);
    expect(faultsOf({ NODE_ENV: 'development', SEED })).toBe('');
  }
});

test('NATS is read from its address, whose secrets stay in it', () => {
  expect(readConfig({ NATS_URL: 'tls://ada:x@one,two', NATS_CA: '/ca.pem' }).nats).toMatchObject({ caFile: '/ca.pem' });
  expect(readConfig({}).nats).toBeUndefined();
  expect(faultsOf({ NATS_CREDENTIALS: '/user.creds' })).toContain('need NATS_URL');
  expect(faultsOf({ NATS_URL: 'nats://one', NATS_CA: '/ca.pem' })).toContain(
    'NATS_CA needs a NATS_URL that begins with',
  );
  const faults = faultsOf({ NATS_URL: 'nats://ada:hid/den@one' });
  expect(faults).toContain('NATS_URL cannot be used: it is not an address');
  expect(faults).not.toContain('hid');
});

describe('a language model', () => {
  const model = { ASSISTANT_URL: 'https://models.example.com/v1/', ASSISTANT_MODEL: 'small' };

  test('needs its address and its name, and both may come without a key', () => {
    expect(readConfig({}).assistant).toBeUndefined();
    expect(readConfig(model).assistant).toEqual({
      url: 'https://models.example.com/v1',
      model: 'small',
      key: undefined,
    });
    expect(faultsOf({ ASSISTANT_URL: model.ASSISTANT_URL })).toContain('ASSISTANT_URL needs ASSISTANT_MODEL');
    expect(faultsOf({ ASSISTANT_KEY: 'k'.repeat(20) })).toContain('need ASSISTANT_URL');
    expect(faultsOf({ ...model, ASSISTANT_URL: 'https://' })).toContain('ASSISTANT_URL');
  });

  test('is asked without TLS on this machine, or where people develop, only', () => {
    const at = (ASSISTANT_URL: string, NODE_ENV = 'production') => faultsOf({ ...model, ASSISTANT_URL, NODE_ENV });
    expect(at('http://models.example.com/v1')).toContain('ASSISTANT_URL must begin with https://');
    expect(at('http://127.0.0.1.example.com/v1')).toContain('ASSISTANT_URL must begin with https://');
    for (const host of ['localhost:1', '127.0.0.1', '[::1]:8000']) expect(at(`http://${host}/v1`)).toBe('');
    expect(at('http://models.example.com/v1', 'development')).toBe('');
  });

  test('keeps its secret to itself, also where a setting is wrong', () => {
    expect(faultsOf({ ...model, ASSISTANT_URL: 'https://me:hunter22@models.example.com' })).not.toContain('hunter22');
    expect(faultsOf({ ...model, ASSISTANT_URL: 'https://me:hunter22@models.example.com' })).toContain('ASSISTANT_KEY');
    const faults = faultsOf({ ...model, ASSISTANT_KEY: 'hunter22 and more' });
    expect(faults).toContain('ASSISTANT_KEY');
    expect(faults).not.toContain('hunter22');
  });
});
