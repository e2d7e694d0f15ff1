import type { Asked } from '../../platform/look';

/** Verbs for what somebody does who may. */
const DOES =
  'views|sees|reads|manages|edits|changes|updates|creates|deletes|removes|adds|renames|approves|activates|counts|moves|imports|uses|invites|picks|receives|applies';
const TUT = 'sieht|verwaltet|ändert|bearbeitet|löscht|entfernt|zählt|importiert|nutzt|benutzt|aktiviert|genehmigt';

/** The same of somebody who may. */
const DO =
  'view|see|read|look at|access|manage|edit|change|update|create|delete|remove|add|rename|approve|activate|count|move|import|use|invite|open|start|pick|receive|apply';
const TUN =
  'ansehen|anschauen|sehen|lesen|einsehen|verwalten|ändern|bearbeiten|anlegen|erstellen|löschen|entfernen|freigeben|umsetzen|zählen|umlagern|importieren|nutzen|einladen';

/** Before a question, and before what it is about. */
const WHY = '(?:(?:warum|wieso|weshalb) )?';
const OF = '(?:(?:das|die|den|der|unser|unsere|unseren) )?';

const pages = ['/roles', '/users'];

/** How people ask who may do what, and why. */
export const asked = {
  listPermissionHolders: {
    pages,
    en: {
      sentences: [
        'who (?:(?:else|here|of us|in (?:our|my|the) (?:company|team)) )?(?:may|can|could) {permission}',
        'who (?:is|are) (?:able|allowed|permitted|entitled) to {permission}',
        `who (?<permission>(?:${DOES}) .*)`,
        'who is (?:responsible for|in charge of) {permission}',
        'who (?:has|have|holds|hold) (?:the )?(?:permission|right|rights) (?:to )?{permission}',
        'who (?:has|have) (?:the )?{permission} (?:permission|right)',
        '(?:which|what) (?:users|people|persons|colleagues) (?:may|can|are allowed to) {permission}',
        'whom? (?:can|may|do|should) i ask to {permission}',
        'is (?:there )?(?:anybody|anyone|somebody|someone) (?:who (?:may|can)|allowed to) {permission}',
      ],
      examples: ['Who may manage slotting?', 'Who may manage roles?'],
    },
    de: {
      sentences: [
        'wer (?:darf|kann|dürfte) (?:bei uns |hier |noch )*{permission}',
        `wer (?<permission>(?:${TUT}) .*)`,
        'wer gibt {permission} frei',
        'wer ist für (?:das |die |den )?{permission} (?:zuständig|verantwortlich)',
        'wer (?:hat|besitzt) (?:die berechtigung|das recht)(?: zu)? {permission}',
        'wer {permission} (?:darf|kann)',
        'wem ist es erlaubt(?:,)? {permission}',
        'welche (?:benutzer|personen|leute|kollegen) (?:dürfen|können) {permission}',
        'gibt es jemanden(?:,)? der {permission} (?:darf|kann)',
      ],
      examples: ['Wer darf Slotting verwalten?', 'Wer darf Rollen verwalten?'],
    },
  },
  listPersonPermissions: {
    pages,
    en: {
      sentences: [
        'what (?:may|can|could) {person} do',
        'what is {person} allowed to do',
        '(?:which|what) (?:permissions|rights) (?:does|do|has) {person}(?: have| hold)?',
        '(?:permissions|rights) of {person}',
      ],
      examples: [],
    },
    de: {
      sentences: [
        'was (?:darf|kann) {person}(?: alles)?(?: tun| machen)?',
        'welche (?:berechtigungen|rechte) hat {person}',
        '(?:berechtigungen|rechte) von {person}',
      ],
      examples: [],
    },
  },
  whyMay: {
    pages,
    en: {
      sentences: [
        `(?:why )?(?:may|can|could) (?:not )?{person} (?:not )?(?<permission>(?:${DO})\\b.*)`,
        '(?:why )?is (?:not )?{person} (?:not )?(?:allowed|permitted|able|entitled) to {permission}',
        '(?:why )?is {person} (?:unable|forbidden) to {permission}',
        'why (?:has|does) (?:not )?{person} (?:not )?(?:have )?(?:the |a |no )?(?:permission|right) (?:to )?{permission}',
        'why does {person} lack (?:the )?(?:permission|right) (?:to )?{permission}',
        'does (?:not )?{person} (?:not )?have (?:the )?(?:permission|right) (?:to )?{permission}',
      ],
      examples: [],
    },
    de: {
      sentences: [
        `${WHY}(?:darf|kann|könnte) (?:nicht )?{person} (?:nicht )?(?<permission>${OF}\\S+ (?:nicht )?(?:${TUN}))`,
        `${WHY}(?:darf|kann|könnte) {person} (?<permission>${OF}\\S+) nicht (?:ansehen|sehen|lesen)`,
        `${WHY}(?:darf|kann|könnte) {person} nicht (?<permission>\\S+ \\S+)`,
        `${WHY}(?:darf|kann|könnte) {person} keine?n? (?<permission>\\S+ (?:${TUN}))`,
        `${WHY}ist (?:es )?{person} (?:nicht )?(?:erlaubt|berechtigt|befugt)(?:,)? {permission}`,
        `${WHY}hat {person} (?:nicht )?(?:die|keine) berechtigung {permission}(?: nicht)?`,
      ],
      examples: [],
    },
  },
  mayI: {
    pages: [],
    en: {
      sentences: [
        '(?:may|can|could) i {permission}',
        '(?:why )?am i (?:not )?(?:allowed|permitted|able) to {permission}',
        "why (?:may|can)(?:'t|not| not)? i(?: not)? {permission}",
        'do i have (?:the )?(?:permission|right) (?:to )?{permission}',
      ],
      examples: [],
    },
    de: {
      sentences: [
        '(?:darf|kann) ich {permission}',
        '(?:warum|wieso|weshalb) (?:darf|kann) ich (?:nicht |keine |keinen |kein )?{permission}',
        'habe ich die berechtigung {permission}',
      ],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
