import { act, render, screen } from '@testing-library/react';
import { useOffline } from './use-offline';

function Subject() {
  return <p>{useOffline() ? 'offline' : 'online'}</p>;
}

test('it follows what the browser knows of the network', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<Subject />);
  expect(screen.getByText('online')).toBeInTheDocument();
  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('offline')).toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText('online')).toBeInTheDocument();
});
