const remote = (code: string) => `
import type { Platform, RemoteManifest } from '@slotwise/platform';
export const use = async (platform: Platform, manifest: RemoteManifest) => {
  ${code}
};
`;
const page = (code: string) => `
import type {} from '@slotwise/platform';
const panel = document.createElement('slotwise-remote');
${code}
export {};
`;
const server = (code: string) => `
import type { EmbedTokenRequest } from '@slotwise/platform/server';
export const request: EmbedTokenRequest = ${code};
`;
const portal = (code: string) => `
import type {} from '@slotwise/platform/react';
export const panel = ${code};
`;

/** Uses that are wrong in one way each, and a word of the compiler's message about it. */
export const WRONG: Record<string, { text: string; says: RegExp }> = {
  'an unknown topic': { text: remote(`platform.events.subscribe('theme:chnaged', () => {});`), says: /theme:chnaged/ },
  'a payload that the topic does not carry': {
    text: remote(`platform.events.publish('search:changed', { text: 'pallet' });`),
    says: /'text' does not exist/,
  },
  'a field that the payload does not have': {
    text: remote(`platform.events.subscribe('viewport:changed', ({ depth }) => depth);`),
    says: /'depth' does not exist/,
  },
  'an unknown permission': { text: remote(`platform.session.can('manage_everything');`), says: /manage_everything/ },
  'an unknown call of the API': { text: remote(`await platform.http('GET /pallets');`), says: /GET \/pallets/ },
  'a call without its body': { text: remote(`await platform.http('PATCH /role');`), says: /Expected 2 arguments/ },
  'a field that the answer does not have': {
    text: remote(`console.log((await platform.http('GET /me')).user);`),
    says: /'user' does not exist/,
  },
  'a reaction to an event that nobody declares': {
    text: `import type { Reactions } from '@slotwise/platform';
export const reactions: Reactions = { company: { WaveHalted: () => undefined } };`,
    says: /'WaveHalted' does not exist/,
  },
  'a reaction that reads what the event does not carry': {
    text: `import type { Reactions } from '@slotwise/platform';
export const reactions: Reactions = { company: { WarehouseCreated: ({ depth }) => void depth } };`,
    says: /'depth' does not exist/,
  },
  'a preference that is no text': { text: remote(`platform.preferences.set('columns', 3);`), says: /'number'/ },
  'a change for the outbox that its call does not take': {
    text: remote(`await platform.outbox.add('PATCH /role', { body: { title: 'Pickers' } });`),
    says: /'title' does not exist/,
  },
  'an access that no route has': {
    text: remote(`manifest.routes.push({ path: '/a', access: 'everyone', title: 'A' });`),
    says: /"everyone"/,
  },
  'an unknown event of the element': {
    text: page(`panel.addEventListener('slotwise:mountd', () => {});`),
    says: /slotwise:mountd|No overload/,
  },
  'an event that is no longer heard under another name': {
    text: page(`panel.removeEventListener('slotwise:errors', () => {});`),
    says: /slotwise:errors|No overload/,
  },
  'a detail of another event': {
    text: page(`panel.addEventListener('slotwise:error', ({ detail }) => console.log(detail.version));`),
    says: /'version' does not exist/,
  },
  'a fetchToken that gives something else': {
    text: page(`panel.fetchToken = async () => ({ token: 'abc', expires_in: 600 });`),
    says: /access_token/,
  },
  'a fetchToken that gives the seconds as text': {
    text: page(`panel.fetchToken = async () => ({ access_token: 'abc', expires_in: '600' });`),
    says: /'string'/,
  },
  'an unknown error code': {
    text: page(`panel.addEventListener('slotwise:error', ({ detail }) => detail.code === 'token_expired');`),
    says: /"token_expired"/,
  },
  'a property that the element does not have': { text: page(`panel.fetchTokens = null;`), says: /fetchTokens/ },
  'a token for a page that is not named': {
    text: server(`{ remote: 'roles', email: 'a@b.example' }`),
    says: /'origin' is missing/,
  },
  'a token with an unknown permission': {
    text: server(`{ remote: 'roles', origin: 'https://portal.example', permissions: ['roles:read'] }`),
    says: /"roles:read"/,
  },
  'a token for a member by another name': {
    text: server(`{ remote: 'roles', origin: 'https://portal.example', userId: '7' }`),
    says: /'userId' does not exist|userId/,
  },
};

/** The same in JSX. */
export const WRONG_JSX: Record<string, { text: string; says: RegExp }> = {
  'an element without a name': { text: portal(`<slotwise-remote theme="dark" />`), says: /'name' is missing/ },
  'an isolation that there is not': {
    text: portal(`<slotwise-remote name="roles" isolation="frame" />`),
    says: /"frame"/,
  },
  'an attribute that there is not': {
    text: portal(`<slotwise-remote name="roles" remote="roles" />`),
    says: /'remote' does not exist/,
  },
};
