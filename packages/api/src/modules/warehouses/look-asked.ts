import type { Asked } from '../../platform/look';

/** How people ask about warehouses. */
export const asked = {
  warehouses: {
    pages: ['/inventory', '/dashboard'],
    en: {
      sentences: [
        '(?:which|what|how many) warehouses (?:are there|do we have|do i have|do we (?:run|use|own)|(?:may|can) i (?:see|access|use|enter)|exist)',
        '(?:list|show) (?:all )?(?:the |our |my )?warehouses',
        'which warehouses are mine',
        'my warehouses',
      ],
      words: 'warehouses?',
      gists: [{ all: ['warehouses|sites'], may: 'run|own|use|exist|access|names?' }],
      examples: ['Which warehouses are there?'],
    },
    de: {
      sentences: [
        '(?:welche|wie viele) (?:lager|läger|lagerhäuser) (?:gibt es|haben wir|habe ich|darf ich sehen|sehe ich)',
        'zeige? (?:mir )?(?:alle |die |unsere |meine )?(?:lager|läger)',
        'auf welche (?:lager|läger) habe ich zugriff',
        'meine (?:lager|läger)',
      ],
      words: 'lager|läger|lagerhäuser',
      gists: [{ all: ['läger|lagerhäuser|lagerstandorte|standorte'], may: 'betreiben|zugriff|namen' }],
      examples: ['Welche Lager gibt es?'],
    },
  },
} satisfies Record<string, Asked>;
