import { marksIn } from './marks';

test.each([
  ['Hex bolt M8', ['bolt'], ['bolt']],
  // At the beginning of a word before within one.
  ['Workshop works', ['wor'], ['Wor']],
  ['Foremen men', ['men'], ['men']],
  ['Käsereibe', ['kase'], ['Käse']],
  ['Ka\u0308sereibe', ['ka'], ['Ka\u0308']],
  ['AB-1001', ['ab10'], ['AB-10']],
  ['Flat washer', ['fla', 'lat'], ['Flat']],
  ['Flat washer', ['x', ''], []],
])('in %s of %j: %j', (text, words, marked) => {
  expect(marksIn(text, words).map(([from, until]) => text.slice(from, until))).toEqual(marked);
});
