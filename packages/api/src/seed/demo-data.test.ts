import { addressAt } from './demo-data';

test.each([
  ['Grace Tan', 'grace.tan'],
  ['Tuấn Nguyễn', 'tuan.nguyen'],
  ["Zoë O'Hara", 'zoe.ohara'],
])('the address of %s keeps its letters', (name, local) => {
  expect(addressAt('alder.example', name)).toBe(`${local}@alder.example`);
});
