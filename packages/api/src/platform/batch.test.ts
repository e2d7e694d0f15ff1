import { batched } from './batch';

/** A batch that ends when it is told to. */
function held() {
  const batches: { questions: readonly number[]; end: () => void; fail: (fault: Error) => void }[] = [];
  const ask = batched(
    (questions: readonly number[]) =>
      new Promise<string[]>((resolve, reject) => {
        batches.push({ questions, end: () => resolve(questions.map((q) => `answer ${q}`)), fail: reject });
      }),
  );
  const begun = async (count: number) => {
    while (batches.length < count) await new Promise((resolve) => setImmediate(resolve));
    return batches[count - 1]!;
  };
  return { ask, begun };
}

test('what is asked in one turn goes together; what is asked later does not join a batch that has begun', async () => {
  const { ask, begun } = held();
  const early = [ask(1), ask(2)];
  const first = await begun(1);
  const late = [ask(3), ask(2)];
  expect(first.questions).toEqual([1, 2]);
  first.end();
  expect(await Promise.all(early)).toEqual(['answer 1', 'answer 2']);
  const second = await begun(2);
  expect(second.questions).toEqual([3, 2]);
  second.end();
  expect(await Promise.all(late)).toEqual(['answer 3', 'answer 2']);
});

test('a batch that fails fails for its own questions, and the next is asked', async () => {
  const { ask, begun } = held();
  const lost = ask(1);
  (await begun(1)).fail(new Error('gone'));
  await expect(lost).rejects.toThrow('gone');
  const found = ask(2);
  (await begun(2)).end();
  expect(await found).toBe('answer 2');
});
