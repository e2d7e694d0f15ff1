import type { Language } from '@slotwise/contract/constants';

/** Parts of the names of a family's goods: a word of each list makes one. */
interface FamilyWords {
  family: string;
  things: readonly string[];
  kinds: readonly string[];
  /** Stands before the number that keeps names apart. */
  number: string;
}

export interface Family {
  /** Codes of its goods begin with it, in every language. */
  code: string;
  hasLots?: boolean;
  canBeChilled?: boolean;
  /** Month in which people want them most, from 0. */
  season?: number;
  words: Readonly<Record<Language, FamilyWords>>;
}

const FAMILIES: readonly [Family, ...Family[]] = [
  {
    code: 'FA',
    words: {
      en: {
        family: 'Fasteners',
        number: 'no.',
        things: ['Hex bolt', 'Wood screw', 'Washer', 'Lock nut', 'Anchor'],
        kinds: ['M6', 'M8', 'M10', 'M12', '4x40', '5x60'],
      },
      de: {
        family: 'Befestigungen',
        number: 'Nr.',
        things: ['Sechskantschraube', 'Holzschraube', 'Unterlegscheibe', 'Sicherungsmutter', 'Dübel'],
        kinds: ['M6', 'M8', 'M10', 'M12', '4x40', '5x60'],
      },
    },
  },
  {
    code: 'HA',
    words: {
      en: {
        family: 'Hand tools',
        number: 'no.',
        things: ['Hammer', 'Screwdriver', 'Pliers', 'Spirit level', 'Tape measure'],
        kinds: ['small', 'medium', 'large', 'insulated'],
      },
      de: {
        family: 'Handwerkzeuge',
        number: 'Nr.',
        things: ['Hammer', 'Schraubendreher', 'Zange', 'Wasserwaage', 'Maßband'],
        kinds: ['klein', 'mittel', 'groß', 'isoliert'],
      },
    },
  },
  {
    code: 'PA',
    hasLots: true,
    words: {
      en: {
        family: 'Paint',
        number: 'no.',
        things: ['Wall paint', 'Primer', 'Varnish', 'Brush set', 'Roller'],
        kinds: ['white', 'grey', 'oak', '1 l', '5 l'],
      },
      de: {
        family: 'Farben',
        number: 'Nr.',
        things: ['Wandfarbe', 'Grundierung', 'Lack', 'Pinselset', 'Farbroller'],
        kinds: ['weiß', 'grau', 'Eiche', '1 l', '5 l'],
      },
    },
  },
  {
    code: 'GA',
    season: 4,
    words: {
      en: {
        family: 'Garden',
        number: 'no.',
        things: ['Lawn seed', 'Plant pot', 'Hose', 'Rake', 'Fertiliser'],
        kinds: ['5 kg', '20 cm', '15 m', 'steel'],
      },
      de: {
        family: 'Garten',
        number: 'Nr.',
        things: ['Rasensamen', 'Pflanztopf', 'Schlauch', 'Rechen', 'Dünger'],
        kinds: ['5 kg', '20 cm', '15 m', 'Stahl'],
      },
    },
  },
  {
    code: 'LI',
    season: 10,
    words: {
      en: {
        family: 'Lighting',
        number: 'no.',
        things: ['LED bulb', 'Floodlight', 'Lamp holder', 'Light strip'],
        kinds: ['E14', 'E27', '10 W', '30 W'],
      },
      de: {
        family: 'Beleuchtung',
        number: 'Nr.',
        things: ['LED-Lampe', 'Strahler', 'Lampenfassung', 'Lichtband'],
        kinds: ['E14', 'E27', '10 W', '30 W'],
      },
    },
  },
  {
    code: 'AD',
    hasLots: true,
    canBeChilled: true,
    words: {
      en: {
        family: 'Adhesives',
        number: 'no.',
        things: ['Silicone', 'Wood glue', 'Epoxy', 'Mounting tape'],
        kinds: ['clear', 'white', '310 ml', 'fast'],
      },
      de: {
        family: 'Klebstoffe',
        number: 'Nr.',
        things: ['Silikon', 'Holzleim', 'Epoxidharz', 'Montageband'],
        kinds: ['transparent', 'weiß', '310 ml', 'schnell'],
      },
    },
  },
];

/** The families in turns. */
export const familyAt = (index: number): Family => FAMILIES[index % FAMILIES.length] ?? FAMILIES[0];
