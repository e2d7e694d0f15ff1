import { aManifest, anEntry } from '@slotwise/shared/testing';
import { render, screen } from '@testing-library/react';
import { Component, useEffect } from 'react';
import { knownRemote } from '../registry/known-remote';
import { PlaceOfPages } from './place-of-pages';

const remote = (id: string) => knownRemote(anEntry(aManifest({ id })));
const roles = remote('roles');
const dashboard = remote('dashboard');

class ThrowsOnUnmount extends Component {
  override componentWillUnmount() {
    throw new Error('planted');
  }
  override render() {
    return <h1>Roles</h1>;
  }
}
function ThrowsOnCleanup() {
  useEffect(
    () => () => {
      throw new Error('planted');
    },
    [],
  );
  return <h1>Roles</h1>;
}

test.each([ThrowsOnUnmount, ThrowsOnCleanup])(
  'a page that throws while it is taken away does not take the next one with it: %p',
  async (Page) => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onFailure = jest.fn();
    const { rerender } = render(
      <PlaceOfPages remote={roles} onFailure={onFailure}>
        <Page key="roles" />
      </PlaceOfPages>,
    );
    rerender(
      <PlaceOfPages remote={dashboard} onFailure={onFailure}>
        <h1 key="dashboard">Dashboard</h1>
      </PlaceOfPages>,
    );
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'planted' }), roles);
    quiet.mockRestore();
  },
);
