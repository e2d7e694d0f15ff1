/** Words that say nothing beside the others of a permission's name. */
export const EMPTY = new Set(
  'the a an our any all of to in for on new not no nicht keine keinen kein das die der den dem des ein eine einen unser unsere unseren alle neue neuen zu im von für'.split(
    ' ',
  ),
);

/** Words for what people do, each as the names of permissions say it. */
export const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['view', 'view views sees sieht see read look at open ansehen sehen lesen einsehen anschauen anzeigen öffnen'],
    [
      'manage',
      'manage manages edits changes creates deletes removes adds verwaltet ändert bearbeitet löscht entfernt edit change update create delete remove add rename administer verwalten ändern bearbeiten anlegen löschen entfernen pflegen umbenennen',
    ],
    ['approve', 'approve approves genehmigt release accept freigeben genehmigen'],
    ['activate', 'activate apply execute umsetzen aktivieren'],
    ['count', 'count zählen'],
    ['move', 'move relocate pick receive umlagern bewegen verschieben kommissionieren einlagern'],
    ['import', 'import upload importieren hochladen'],
    ['use', 'use ask nutzen verwenden benutzen fragen'],
    ['counts', 'counts zählungen inventuren'],
    ['inventory', 'inventory stock goods skus bestand bestandsdaten bestände artikel ware'],
    ['organization', 'organization organisation company firma unternehmen'],
    ['invitations', 'invitations invites einladungen'],
    ['users', 'users user people colleagues benutzer nutzer personen leute kollegen mitarbeiter'],
    ['roles', 'roles role permissions rights rollen rolle rechte berechtigungen'],
    ['audit', 'audit trail log audit-log protokoll prüfprotokoll'],
    ['warehouses', 'warehouses warehouse lager läger'],
    ['companies', 'companies customers firmen kunden'],
    ['pictures', 'pictures picture avatars avatar images bilder bild'],
    ['slotting', 'slotting'],
    ['plans', 'plans plan pläne slotting-pläne'],
    ['remotes', 'remotes remote'],
    ['assistant', 'assistant assistenten assistent'],
  ].flatMap(([one = '', words = '']) => words.split(' ').map((word) => [word, one])),
);

/** Sayings in other words altogether, and the permission that it takes. */
export const MEANT: Readonly<Record<string, string>> = {
  'invite people': 'manage_invitations',
  'invite users': 'manage_invitations',
  'invite colleagues': 'manage_invitations',
  'invite somebody': 'manage_invitations',
  invite: 'manage_invitations',
  'personen einladen': 'manage_invitations',
  'leute einladen': 'manage_invitations',
  'jemanden einladen': 'manage_invitations',
  'kollegen einladen': 'manage_invitations',
  einladen: 'manage_invitations',
  'start a run': 'manage_slotting',
  'start a slotting run': 'manage_slotting',
  'plan slotting': 'manage_slotting',
  'pläne suchen': 'manage_slotting',
  'eine suche starten': 'manage_slotting',
  'grant permissions': 'manage_roles',
  'give permissions': 'manage_roles',
  'rechte vergeben': 'manage_roles',
  'berechtigungen vergeben': 'manage_roles',
  'delete the company': 'manage_company',
  'die firma löschen': 'manage_company',
};
