import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { isApiError, isNetworkError } from '../http';
import { usePlatform } from '../remote/platform-context';
import { tenantQueries, useSession } from '../session';
import { aRole, failure, fakeApi, renderWithPlatform, unreachable } from '.';

function Roles() {
  const platform = usePlatform();
  const { status, me } = useSession(platform);
  const roles = useQuery({
    ...tenantQueries(platform.http, me ?? { userType: 'company', companyID: null, wmsID: null }).roles,
  });
  return (
    <>
      <h1>{status}</h1>
      {roles.error && <p>{roles.error.message}</p>}
      <ul>
        {roles.data?.map((role) => (
          <li key={role.id}>{role.name}</li>
        ))}
      </ul>
    </>
  );
}

it('draws with a signed-in user and data from the faked network', async () => {
  const { platform } = renderWithPlatform(<Roles />, {
    routes: { 'GET /mycompany/roles': () => ({ myRoles: [aRole({ name: 'Lin' })] }) },
  });
  expect(screen.getByRole('heading')).toHaveTextContent('user');
  expect(await screen.findByText('Lin')).toBeVisible();
  expect(platform.session.can('manage_roles')).toBe(true);
  expect(platform.fake.callsTo('GET /mycompany/roles')[0]?.headers.get('authorization')).toBe('Bearer access-token');
});

it('says the message of the specification when a read fails', async () => {
  renderWithPlatform(<Roles />, { routes: { 'GET /mycompany/roles': () => failure('internal') } });
  expect(await screen.findByText('Failed to fetch myRoles')).toBeVisible();
});

it('draws for a visitor without calling anything', () => {
  const { platform } = renderWithPlatform(<Roles />, { me: null });
  expect(screen.getByRole('heading')).toHaveTextContent('visitor');
  expect(platform.fake.calls).toEqual([]);
});

it('fails the test for a call that nobody answers', async () => {
  const api = fakeApi();
  await expect(fetch('http://localhost/api/me')).rejects.toThrow('GET /me');
  expect(() => api.restore()).toThrow('GET /me was called, but the test gives no answer to it');
});

it('fails the test for an answer that breaks the contract', async () => {
  const api = fakeApi({ 'GET /myroles': () => ({ myRole: { id: 'x' } }) as never });
  await expect(fetch('http://localhost/api/myroles')).rejects.toThrow();
  expect(() => api.restore()).toThrow('against the contract');
});

it('fails the test for a body that breaks the contract', async () => {
  const api = fakeApi({ 'POST /role': unreachable });
  await expect(fetch('http://localhost/api/role', { method: 'POST', body: '{"nam":1}' })).rejects.toThrow();
  expect(() => api.restore()).toThrow('POST /role was called against the contract');
});

it('answers errors and lost connections as the API and the network do', async () => {
  const { platform } = renderWithPlatform(<p />, {
    routes: {
      'POST /role': () => failure('validation_failed', [{ field: 'name', reason: 'Too long.' }]),
      'GET /sessions': unreachable,
    },
  });
  const error = await platform.http('POST /role', { body: { name: 'x' } }).catch((e: unknown) => e);
  expect(isApiError(error) && error.details[0]?.reason).toBe('Too long.');
  expect(isNetworkError(await platform.http('GET /sessions').catch((e: unknown) => e))).toBe(true);
});
