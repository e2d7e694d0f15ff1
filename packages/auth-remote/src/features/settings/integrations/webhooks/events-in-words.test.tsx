import { eventsByTopic, type Webhook } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import en from '../words/en.json';
import { WebhookRow } from './webhook-row';

const events = (['company', 'wms'] as const).flatMap(eventsByTopic).flatMap((topic) => topic.events);

test('each event that a webhook may get is said in a sentence, and no other', () => {
  const said = Object.keys(en.messages).flatMap((id) => id.split('webhooks.event.').slice(1));
  expect(said.sort()).toEqual([...new Set(events)].sort());
});

test('a row says three of the events in words, and how many more there are', async () => {
  const webhook: Webhook = {
    ...{ id: 'h', url: 'https://erp.example.com/hook', audit: null, state: 'active', disabledBecause: null },
    events: ['SkuCreated', 'NewerThanThisPage', 'RoleCreated', 'RoleDeleted', 'RoleUpdated'],
    ...{ createdAt: '2026-05-01T10:00:00Z', createdBy: 'Helen Marsh', lastDeliveredAt: null },
    ...{ failingSince: null, oldSecretUntil: null },
  };
  renderWithPlatform(() => <WebhookRow webhook={webhook} onAct={() => undefined} />);
  expect(await screen.findByText('A SKU was added, NewerThanThisPage, A role was created and 2 more')).toBeVisible();
});
