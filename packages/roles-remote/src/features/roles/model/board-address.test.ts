import { readAddress, writeAddress } from './board-address';

const query = (text: string) => new URLSearchParams(text);

test('an empty address says nothing', () => {
  expect(readAddress(query(''))).toMatchObject({ view: null, term: '', role: '', tab: 'permissions', userRole: '' });
});

test('what is written is read again, and what says nothing leaves no trace', () => {
  const written = writeAddress(query('other=1'), { view: 'list', term: 'night & day', tab: 'users', userRole: 'Lead' });
  expect(readAddress(written)).toMatchObject({ view: 'list', term: 'night & day', tab: 'users', userRole: 'Lead' });
  const emptied = writeAddress(written, { view: null, term: '', tab: 'permissions', userRole: '' });
  expect(emptied.toString()).toBe('other=1');
});

test('nonsense in an address is ignored', () => {
  expect(readAddress(query('view=3d&tab=x'))).toMatchObject({ view: null, tab: 'permissions' });
});
