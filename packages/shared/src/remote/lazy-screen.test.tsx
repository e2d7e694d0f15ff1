import { act, render, screen } from '@testing-library/react';
import { Suspense, use, type ComponentType } from 'react';
import { lazyScreen } from './lazy-screen';
import { RemoteBoundary } from './remote-boundary';

interface GreetingProps {
  name: string;
}
const Greeting = ({ name }: GreetingProps) => <h1>Hello {name}</h1>;
type Module = { default: ComponentType<GreetingProps> };

/** A module that arrives, or fails to, when the test says so. */
function aModule() {
  const asked: { resolve: (module: Module) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<Module>((resolve, reject) => asked.push({ resolve, reject }));
  return { asked, Screen: lazyScreen<GreetingProps>(load) };
}

test('the fallback stands until the code is there, and is then replaced without a delay', async () => {
  const { asked, Screen } = aModule();
  render(<Screen name="Ada" fallback={<p>on its way</p>} />);
  expect(screen.getByText('on its way')).toBeVisible();
  // No timer runs in between: an update that React holds back would not be there.
  await act(async () => asked[0]?.resolve({ default: Greeting }));
  expect(screen.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  expect(screen.queryByText('on its way')).toBeNull();
});

test('it is asked for once, however often it is drawn, and afterwards is there at once', async () => {
  const { asked, Screen } = aModule();
  const first = render(<Screen name="Ada" fallback={null} />);
  render(<Screen name="Grace" fallback={null} />);
  expect(asked).toHaveLength(1);
  await act(async () => asked[0]?.resolve({ default: Greeting }));
  expect(screen.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
  first.unmount();
  render(<Screen name="Linus" fallback={<p>on its way</p>} />);
  expect(screen.getByRole('heading', { name: 'Hello Linus' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a failure goes to the boundary, and the next drawing loads it again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { asked, Screen } = aModule();
  const failures: unknown[] = [];
  const { unmount } = render(
    <RemoteBoundary
      remote={{ id: 'greeting', name: 'Greeting', version: '1.0.0' }}
      onError={(error) => failures.push(error)}
      onRetry={() => Promise.resolve()}
      renderFailure={() => <p>failed</p>}
    >
      <Screen name="Ada" fallback={null} />
    </RemoteBoundary>,
  );
  const gone = new Error('gone');
  await act(async () => asked[0]?.reject(gone));
  expect(screen.getByText('failed')).toBeVisible();
  expect(failures).toEqual([gone]);
  unmount();
  render(<Screen name="Grace" fallback={null} />);
  await act(async () => asked[1]?.resolve({ default: Greeting }));
  expect(screen.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
  quiet.mockRestore();
});

test('one whose code arrives while something beside it hides both is drawn once they are shown', async () => {
  const { asked, Screen } = aModule();
  let bring = () => undefined as void;
  const words = new Promise<void>((resolve) => {
    bring = resolve;
  });
  const Beside = ({ waits }: { waits: boolean }) => {
    if (waits) use(words);
    return <p>Beside</p>;
  };
  // The same element each time: nothing but its own state has it drawn again.
  const screenElement = <Screen name="Ada" fallback={<p>on its way</p>} />;
  const page = (waits: boolean) => (
    <Suspense fallback={<p>Hidden</p>}>
      <Beside waits={waits} />
      {screenElement}
    </Suspense>
  );
  const { rerender } = render(page(false));
  await act(async () => rerender(page(true)));
  expect(screen.getByText('Hidden')).toBeVisible();
  await act(async () => asked[0]?.resolve({ default: Greeting }));
  await act(async () => bring());
  expect(screen.getByText('Beside')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
});
