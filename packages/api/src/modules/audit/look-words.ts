import type { Language } from '@slotwise/contract/constants';

/** German for the words of which names of actions are made; pages say whole sentences instead. */
const GERMAN: Readonly<Record<string, string>> = {
  ...{
    access: 'Zugang',
    account: 'Konto',
    address: 'Adresse',
    api: 'API',
    canary: 'Canary',
    changed: 'geändert',
    company: 'Firma',
    count: 'Zählung',
  },
  ...{
    created: 'angelegt',
    deleted: 'gelöscht',
    deletion: 'Löschung',
    deployment: 'Installation',
    dropped: 'verworfen',
    enabled: 'eingeschaltet',
  },
  ...{
    ended: 'beendet',
    expired: 'abgelaufen',
    factor: 'zweiter Faktor',
    finished: 'beendet',
    given: 'gegeben',
    granted: 'gegeben',
    import: 'Import',
  },
  ...{
    inventory: 'Bestand',
    invitation: 'Einladung',
    key: 'Schlüssel',
    labels: 'Etiketten',
    layout: 'Layout',
    location: 'Lagerplatz',
    lot: 'Charge',
  },
  ...{
    made: 'gemacht',
    movetask: 'Umlagerung',
    opened: 'begonnen',
    order: 'Auftrag',
    passkey: 'Passkey',
    password: 'Passwort',
    permissions: 'Berechtigungen',
  },
  ...{
    pick: 'Pick',
    picklist: 'Pickliste',
    picture: 'Bild',
    policy: 'Richtlinie',
    printed: 'gedruckt',
    proposal: 'Vorschlag',
    receipt: 'Wareneingang',
  },
  ...{
    registered: 'registriert',
    rejected: 'abgelehnt',
    remote: 'Remote',
    removed: 'entfernt',
    renamed: 'umbenannt',
    replaced: 'ersetzt',
  },
  ...{
    replenishment: 'Nachschub',
    reservation: 'Reservierung',
    resent: 'erneut gesendet',
    role: 'Rolle',
    sample: 'Beispieldaten',
    session: 'Sitzung',
  },
  ...{
    sku: 'Artikel',
    slotting: 'Slotting',
    stopped: 'gestoppt',
    tenant: 'Mandant',
    updated: 'geändert',
    user: 'Benutzer',
    users: 'Benutzer',
  },
  ...{
    warehouse: 'Lager',
    warehouses: 'Lager',
    webhook: 'Webhook',
    zone: 'Zone',
    accepted: 'angenommen',
    canceled: 'storniert',
    begun: 'begonnen',
  },
  ...{
    approved: 'freigegeben',
    assigned: 'zugewiesen',
    requested: 'angefordert',
    activated: 'umgesetzt',
    decided: 'entschieden',
    closed: 'abgeschlossen',
  },
  ...{
    taken: 'übernommen',
    released: 'freigegeben',
    undone: 'zurückgenommen',
    short: 'zu wenig',
    announced: 'angekündigt',
    confirmed: 'bestätigt',
  },
};

/** `role.permissions_replaced` → `role: permissions replaced`, as short as the assistant needs it. */
export function actionText(action: string, language: Language): string {
  const words = (part: string) =>
    part
      .split('_')
      .map((word) => (language === 'de' ? (GERMAN[word] ?? word) : word))
      .join(' ');
  const [thing = '', happened = ''] = action.split('.');
  return `${words(thing)} – ${words(happened)}`;
}
