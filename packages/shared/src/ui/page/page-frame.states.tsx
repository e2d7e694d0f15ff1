import { Button, Card, Page, PageContent, PageHeader, Text } from '@slotwise/shared/ui';
import { Select } from '@slotwise/shared/ui/forms';
import { Breadcrumb } from '@slotwise/shared/ui/page';
import type { ReactElement } from 'react';
import type { PartStates } from '../part-states';

const ancestors = [
  { label: 'Inventory', href: '/inventory' },
  { label: 'Warehouse Hamburg', href: '/inventory/hamburg' },
];
const frame = (page: ReactElement) => <Page>{page}</Page>;
const text =
  'Stock is an append-only ledger of moves, each with who, when and why. What is on hand is its sum, for each location and lot, and is never edited.';

export default {
  part: 'Page frame',
  covers: true,
  states: {
    'title and action': () =>
      frame(
        <>
          <PageHeader title="Locations" count="12 of 40 locations" action={<Button appearance="primary">Add</Button>} />
          <PageContent>
            <Card>{text}</Card>
          </PageContent>
        </>,
      ),
    'below other pages, with a switcher': () =>
      frame(
        <>
          <PageHeader
            title="Zone A"
            above={<Breadcrumb ancestors={ancestors} />}
            switcher={
              <Select size="small" aria-label="Zone">
                <option>Zone A</option>
                <option>Zone B</option>
              </Select>
            }
            description="Fast movers, at the gate."
            action={
              <>
                <Button>Export</Button>
                <Button appearance="primary">Count</Button>
              </>
            }
          />
          <PageContent>
            <Card>{text}</Card>
          </PageContent>
        </>,
      ),
    'a text to read': () =>
      frame(
        <>
          <PageHeader title="How stock is kept" above={<Breadcrumb ancestors={ancestors.slice(0, 1)} />} />
          <PageContent width="reading">
            <Text as="p">
              {text} {text} {text}
            </Text>
          </PageContent>
        </>,
      ),
  },
} satisfies PartStates;
