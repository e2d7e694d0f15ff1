import type { CompanyAccess } from '@slotwise/contract';
import { HEADERS } from '@slotwise/contract/constants';
import { aCompany, aRole, aWarehouse, aWms, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reactions } from '../../../reactions';
import CompanyPage from '../guests/company-page';
import InventoryPage from '../inventory-page';

configure({ defaultHidden: true });

const wms = aWms({ id: 'wms-1', name: 'Harborline' });
const closed: CompanyAccess = { id: 'company-1', wms, grant: null };
const open: CompanyAccess = { ...closed, grant: { since: '2026-11-03T08:00:00.000Z', by: 'Ada Lovelace' } };
const SINCE = '2026-11-03T08:00:00.000Z';
const here = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /warehouses/figures': () => ({ figures: [] }),
};

test('an administrator lets the WMS in and takes that back; everybody reads since when and by whom', async () => {
  const { platform } = renderWithPlatform(<InventoryPage />, {
    reactions,
    routes: {
      ...here,
      'GET /mycompany/inventory-grant': () => ({ access: closed }),
      'POST /mycompany/inventory-grant': () => ({ message: '', access: open }),
    },
  });
  expect(await screen.findByText(/^Harborline knows this company’s name/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Let it read the inventory' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Let it read the inventory' }));
  expect(await screen.findByText(/by Ada Lovelace/)).toBeVisible();
  expect(platform.fake.callsTo('POST /mycompany/inventory-grant').map(({ body }) => body)).toEqual([
    { wms_id: 'wms-1' },
  ]);
  // Somebody else takes it back.
  platform.receive('company', 'InventoryGrantChanged', closed);
  expect(await screen.findByText(/^Harborline knows this company’s name/)).toBeVisible();
});

test('a grant that the server does not answer is given up, and no failure when it is asked for again', async () => {
  const signals: AbortSignal[] = [];
  const { platform } = renderWithPlatform(<InventoryPage />, {
    routes: {
      ...here,
      'GET /mycompany/inventory-grant': () => ({ access: closed }),
      'POST /mycompany/inventory-grant': ({ signal }) => {
        signals.push(signal);
        return new Promise<never>(() => undefined);
      },
    },
  });
  await screen.findByText(/^Harborline knows this company’s name/);
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Let it read the inventory' }));
    return within(await screen.findByRole('alertdialog'));
  };
  const first = await ask();
  await userEvent.click(first.getByRole('button', { name: 'Let it read the inventory' }));
  await waitFor(() => expect(signals).toHaveLength(1));
  // It was done, though nobody heard of it.
  platform.fake.on({ 'GET /mycompany/inventory-grant': () => ({ access: open }) });
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(signals[0]?.aborted).toBe(true);
  expect(await screen.findByText('Harborline may read this inventory')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  const again = within(await screen.findByRole('alertdialog'));
  expect(again.getByRole('button', { name: 'Take back' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(again.queryByText(/went wrong|answer|given up/)).toBeNull();
  expect(platform.notices).toEqual([]);
}, 30_000);

test('who may not manage the company reads it and is told what is missing; a failed read is no missing grant', async () => {
  const { platform } = renderWithPlatform(<InventoryPage />, {
    role: aRole({ permissions: ['view_inventory', 'view_warehouses'] }),
    routes: { ...here, 'GET /mycompany/inventory-grant': () => failure('internal') },
  });
  expect(await screen.findByText(/could not be read/)).toBeVisible();
  platform.fake.on({ 'GET /mycompany/inventory-grant': () => ({ access: open }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Harborline may read this inventory')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take back' })).toHaveAttribute('aria-disabled', 'true');
});

test('a provider comes to the companies that let it, asks as their guest, and sees nothing from when that ends', async () => {
  const asWms = { me: me({ userType: 'wms', wmsID: 'wms-1', companyID: null }), reactions };
  const acme = aCompany({ id: 'acme', name: 'Acme' });
  const routes = {
    'GET /mywms/companies': () => ({ myCompanies: [acme, aCompany({ id: 'other', name: 'Other' })] }),
    'GET /mywms/granted-companies': () => ({ grantedCompanies: [{ ...acme, since: SINCE }] }),
  };
  const list = renderWithPlatform(<InventoryPage />, { ...asWms, routes });
  expect(await screen.findByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/inventory/companies/acme');
  expect(screen.queryByRole('link', { name: 'Other' })).toBeNull();
  list.unmount();

  const { platform } = renderWithPlatform(<CompanyPage id="acme" />, {
    ...asWms,
    path: '/inventory/companies/acme',
    routes: {
      ...routes,
      'GET /mycompany/warehouses': here['GET /mycompany/warehouses'],
      'GET /stock': () => ({
        items: [
          {
            warehouseId: 'w1',
            location: { id: 'l1', code: 'A-01' },
            sku: { id: 's1', code: 'FOIL-500', name: 'Foil' },
            lot: null,
            state: 'available' as const,
            ...{ onHand: 12, reserved: 0, since: SINCE, movedAt: SINCE },
          },
        ],
        nextCursor: null,
        matching: 1,
      }),
    },
  });
  expect(await screen.findByText(/FOIL-500/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'FOIL-500' })).toBeNull();
  const asked = platform.fake.callsTo('GET /stock').map(({ headers }) => headers.get(HEADERS.company));
  expect(asked).toEqual(['acme']);
  platform.fake.on({ 'GET /mywms/granted-companies': () => ({ grantedCompanies: [] }) });
  platform.receive('wms', 'InventoryGrantChanged', { id: 'acme', since: null });
  expect(await screen.findByText('This company does not let you read its inventory')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/FOIL-500/)).toBeNull());
});
