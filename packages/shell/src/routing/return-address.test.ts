import { ReturnAddress } from './return-address';

let now = 0;
const address = () => new ReturnAddress({ storage: () => sessionStorage, now: () => now });
beforeEach(() => {
  now = 1_000_000;
  sessionStorage.clear();
});

test('an address is handed out once, also after the page was loaded anew', () => {
  address().remember('/roles/r1?tab=people');
  const later = address();
  expect(later.take('u1')).toBe('/roles/r1?tab=people');
  expect(later.take('u1')).toBeNull();
});

test('after half an hour it is forgotten', () => {
  address().remember('/roles/r1');
  now += 30 * 60_000;
  expect(address().take('u1')).toBeNull();
});

test('who signs out has followed no link', () => {
  const returns = address();
  returns.signedIn('u1');
  returns.remember('/roles/r1');
  expect(returns.take('u1')).toBeNull();
});

test('who lost their session comes back to where they were, and nobody else is taken there', () => {
  const returns = address();
  returns.signedIn('u1');
  returns.remember('/roles/r1', true);
  expect(address().take('u2')).toBeNull();
  returns.remember('/roles/r1', true);
  expect(address().take('u1')).toBe('/roles/r1');
});

test.each(['//elsewhere.example/', '/\\elsewhere.example', 'https://elsewhere.example/', 'roles', ''])(
  'what is no path of this origin is not followed: %p',
  (other) => {
    address().remember(other);
    expect(address().take('u1')).toBeNull();
  },
);

test.each(['{', '[]', '{"address":1,"at":1}', 'null'])('what somebody else wrote there is nothing: %p', (text) => {
  sessionStorage.setItem('slotwise.return-address', text);
  expect(address().take('u1')).toBeNull();
});

test('a browser that keeps nothing takes nobody anywhere', () => {
  const returns = new ReturnAddress({
    storage: () => {
      throw new Error('denied');
    },
    now: () => now,
  });
  returns.remember('/roles/r1');
  expect(returns.take('u1')).toBeNull();
});
