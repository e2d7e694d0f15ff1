import { startLogin, validateLogin } from './login-fields';

const query = (text: string) => new URLSearchParams(text);
const handedOver = { email: 'ada@example.com', password: 'correct horse' };

test('asks for an address and any password', () => {
  expect(validateLogin({ email: 'nobody', password: '' })).toEqual({
    email: { id: 'fault.email' },
    password: { id: 'fault.password-required' },
  });
  expect(validateLogin({ email: 'ada@example.com', password: 'x' })).toEqual({});
});

test('the address of the link fills the field', () => {
  expect(startLogin(query('email=ada%40example.com'), null)).toEqual({
    fields: { email: 'ada@example.com', password: '' },
    autoSubmit: false,
  });
});

test('submits by itself only with credentials handed over in memory for that very address', () => {
  const link = query('email=ada%40example.com&autoSubmit=true');
  expect(startLogin(link, handedOver)).toEqual({ fields: handedOver, autoSubmit: true });
  expect(startLogin(link, null).autoSubmit).toBe(false);
  expect(startLogin(link, undefined).autoSubmit).toBe(false);
  expect(startLogin(link, { ...handedOver, password: '' }).autoSubmit).toBe(false);
  expect(startLogin(query('email=eve%40example.com&autoSubmit=true'), handedOver)).toEqual({
    fields: { email: 'eve@example.com', password: '' },
    autoSubmit: false,
  });
});

test.each(['email=ada%40example.com', 'email=ada%40example.com&autoSubmit=1', 'autoSubmit=true'])(
  'does not submit by itself on %s',
  (text) => {
    expect(startLogin(query(text), handedOver).autoSubmit).toBe(false);
  },
);
