import { eventsByTopic, type Webhook } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '../words/en.json';
import { WebhookRow } from './webhook-row';

const WORDS = join(__dirname, '../words');
const languages = readdirSync(WORDS).filter((file) => /^[^.]+\.json$/.test(file));
const events = (['company', 'wms'] as const).flatMap(eventsByTopic).flatMap((topic) => topic.events);

test('each event that a webhook may get is said in a sentence, and no other', () => {
  const said = Object.keys(en.messages).flatMap((id) => id.split('webhooks.event.').slice(1));
  expect(said.sort()).toEqual([...new Set(events)].sort());
});

test.each(languages.flatMap((file) => (['company', 'wms'] as const).map((kind) => [file, kind] as const)))(
  'in %s no two events that a %s is offered share a sentence',
  (file, kind) => {
    const words = JSON.parse(readFileSync(join(WORDS, file), 'utf8')) as Record<string, string>;
    const offered = eventsByTopic(kind).flatMap((topic) => topic.events);
    const sentences = offered.map((event) => words[`webhooks.event.${event}`]);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  },
);

test.each([
  ['en.json', ['An invitation was sent again', 'or has another role']],
  ['de.json', ['Eine Einladung wurde erneut gesendet', 'oder hat eine andere Rolle']],
])(
  'in %s what tells of invitations that are open again says both causes, as the rest of the product does',
  (file, said) => {
    const words = JSON.parse(readFileSync(join(WORDS, file), 'utf8')) as Record<string, string>;
    for (const event of ['InvitationResent', 'InvitationPending'])
      for (const part of said) expect(words[`webhooks.event.${event}`]).toContain(part);
  },
);

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
