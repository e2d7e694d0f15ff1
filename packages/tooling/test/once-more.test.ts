interface Result {
  passed: number;
  failed: number;
  skipped: number;
  output: string;
  files?: { name: string; seconds: number; isFailed?: boolean }[];
}
interface Step {
  name: string;
  run(): Promise<Result>;
}

// The tests are run by JavaScript.
const { onceMore } = jest.requireActual<{ onceMore(stepFor: (files: string[]) => Step): Step }>(
  '../../../scripts/once-more.mjs',
);

const result = (...failing: string[]): Result => ({
  ...{ passed: 10, failed: failing.length, skipped: 0, output: 'what went wrong' },
  files: ['one', 'two', 'three', 'four'].map((name) => ({ name, seconds: 1, isFailed: failing.includes(name) })),
});

/** A run with these results, one after the other, and the files that each was asked for. */
function running(...results: Result[]) {
  const asked: string[][] = [];
  const step = onceMore((files) => ({
    name: 'tests',
    run: () => {
      asked.push(files);
      return Promise.resolve(results[asked.length - 1] ?? result());
    },
  }));
  return { step, asked };
}

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));

test('files that failed are run once more, and what passes then is named', async () => {
  const { step, asked } = running(result('two'), result());
  expect(await step.run()).toMatchObject({ passed: 11, failed: 0, unsure: ['two'] });
  expect(asked).toEqual([[], ['two']]);
  expect(jest.mocked(console.log).mock.calls.join()).toContain('what went wrong');
});

test('what fails twice has failed', async () => {
  const { step } = running(result('two', 'three'), result('three'));
  expect(await step.run()).toMatchObject({ passed: 10, failed: 2, output: 'what went wrong' });
});

test('a second run that runs nothing proves nothing', async () => {
  const { step } = running(result('two'), { ...result(), passed: 0 });
  expect(await step.run()).toMatchObject({ failed: 1 });
});

test.each([
  ['nothing failed', result()],
  ['many failed', result('one', 'two', 'three', 'four')],
  ['the runner died', { passed: 0, failed: 1, skipped: 0, output: '' }],
])('nothing is run again if %s', async (_, first) => {
  const { step, asked } = running(first);
  expect(await step.run()).toBe(first);
  expect(asked).toHaveLength(1);
});
