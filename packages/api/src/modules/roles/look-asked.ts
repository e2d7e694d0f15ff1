import type { Asked } from '../../platform/look';

const pages = ['/roles'];

/** How people ask about roles. */
export const asked = {
  roles: {
    pages,
    en: {
      sentences: [
        'which roles (?:are there|do we have|exist)',
        'how many roles (?:are there|do we have|exist)',
        '(?:list|show) (?:all )?(?:the |our )?roles',
      ],
      words: 'roles?',
      examples: ['Which roles are there?'],
    },
    de: {
      sentences: [
        'welche rollen (?:gibt es|haben wir)',
        'wie viele rollen (?:gibt es|haben wir)',
        'zeige? (?:mir )?(?:alle |die |unsere )?rollen',
      ],
      words: 'rollen?',
      examples: ['Welche Rollen gibt es?'],
    },
  },
  role: {
    pages,
    en: {
      sentences: [
        'what (?:can|may|does) the role {role} (?:do|allow|hold|include|grant|contain)',
        'what (?:can|may) (?:an? |the )?(?:role )?{role} role do',
        'what (?:can|may) (?:an?|the) {role} do',
        'what does the {role} role (?:do|allow|hold|include|grant)',
        'what (?:permissions|rights) (?:does|has) the role {role}(?: have| hold)?',
        'which (?:permissions|rights) (?:does|has) the role {role}(?: have| hold)?',
        '(?:permissions|rights) of the role {role}',
        'what is the role {role}(?: for)?',
        '(?:which|what) (?:permissions|rights) (?:does|has) the {role} role(?: have| hold)?',
        'what is the role {role} (?:allowed|able|permitted) to do',
        'what is the {role} role (?:allowed|able|permitted|there|good) (?:to do|for)',
        'describe the role {role}',
      ],
      examples: ['What may the role Manager do?'],
    },
    de: {
      sentences: [
        'was (?:darf|kann|erlaubt|enthält|umfasst) die rolle {role}',
        'welche (?:berechtigungen|rechte) (?:hat|enthält) die rolle {role}',
        '(?:berechtigungen|rechte) der rolle {role}',
        'was (?:darf|kann) (?:ein|eine) {role}(?: tun| machen)?',
        'wofür ist die rolle {role}',
        'was ist die rolle {role}',
        'beschreibe? die rolle {role}',
      ],
      examples: ['Was darf die Rolle Manager?'],
    },
  },
  rolesHolding: {
    pages,
    en: {
      sentences: [
        '(?:which|what) roles? (?:may|can|are allowed to|is allowed to) {permission}',
        '(?:which|what) roles? (?:hold|holds|have|has|grant|grants|include|includes) (?:the )?(?:permission|right) (?:to )?{permission}',
        '(?:which|what) roles? (?:hold|holds|grant|grants) {permission}',
        'roles (?:with|that hold) (?:the )?permission (?:to )?{permission}',
      ],
      examples: ['Which roles may manage invitations?'],
    },
    de: {
      sentences: [
        'welche rollen? (?:dürfen|darf|können|kann) {permission}',
        'welche rollen? (?:haben|hat|enthalten|enthält) (?:die berechtigung |das recht )?(?:zu )?{permission}',
        'rollen mit (?:der )?berechtigung {permission}',
      ],
      examples: ['Welche Rollen dürfen Einladungen verwalten?'],
    },
  },
  myPermissions: {
    pages: [],
    en: {
      sentences: [
        'what (?:may|can) i do(?: here)?',
        'what am i allowed to do(?: here)?',
        '(?:which|what) (?:permissions|rights) do i have',
        '(?:what|which) (?:are )?my (?:permissions|rights)',
        'my (?:permissions|rights)',
        'what does my role (?:allow|hold|include)(?: me to do)?',
      ],
      words: 'permissions|rights',
      examples: ['What may I do?'],
    },
    de: {
      sentences: [
        'was (?:darf|kann) ich(?: hier)?(?: alles)?(?: tun| machen)?',
        'welche (?:berechtigungen|rechte) habe ich',
        'was sind meine (?:berechtigungen|rechte)',
        'meine (?:berechtigungen|rechte)',
        'was (?:darf|kann|erlaubt|enthält) meine rolle',
      ],
      words: 'berechtigungen|rechte',
      examples: ['Was darf ich?'],
    },
  },
} satisfies Record<string, Asked>;
