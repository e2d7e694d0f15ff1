import { PRODUCT_NAME, type Language } from '@slotwise/contract/constants';
import type { ModelFaultCode } from './model/fault';
import { MODEL_FAULTS } from './model/fault-words';

interface Words {
  abilities: string;
  withoutTenant: string;
  notModel: string;
  unknown: string;
  suggested: string;
  otherKind: Readonly<Record<'company' | 'wms', string>>;
  forbidden(topic: string, permission: string): string;
  factor: string;
  notForKeys: string;
  args: string;
  /** Stands in the place of an address. */
  address: string;
  proposed: string;
  /** Somebody asks for a change that nobody proposes. */
  cannotDo: string;
  doThere: string;
  where: string;
  /** It was asked for days, and is not kept by day. */
  unlimited(when: string): string;
  /** Beside what was not understood. */
  elsewhere: string;
  /** Fault of the language model, before another answer. */
  without(fault: ModelFaultCode): string;
}

/** Sentences of the assistant itself. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    abilities:
      `I am the built-in assistant of ${PRODUCT_NAME}, not a language model: I look things up in your own data, ` +
      'with your own rights, and change nothing by myself.',
    withoutTenant: 'Your account belongs to no company and no WMS, so there is nothing that I could look up.',
    notModel: 'I am not a language model.',
    unknown: 'I did not understand that question.',
    suggested: 'These are the nearest that I can answer.',
    otherKind: {
      company: 'That is about companies; your account belongs to a WMS, which has none of its own.',
      wms: 'That is about a WMS; your account belongs to a company.',
    },
    forbidden: (topic, permission) =>
      `I cannot tell you about ${topic}: your role does not hold the permission “${permission}”.`,
    factor: 'Your organization demands a second factor: set it up in your settings, then I can look that up for you.',
    notForKeys: 'That is for people alone, and not for API keys.',
    args: 'That could not be looked up with these words.',
    address: '[address left out]',
    unlimited: (when) => `I cannot limit this to “${when}”, so this is without regard to it.`,
    elsewhere: 'The search at the top of the page finds pages, settings and records by their names.',
    cannotDo: 'I change nothing by myself, and know no change by these words that I could propose.',
    doThere: 'You can make it yourself on the pages that are linked here, if your role allows it.',
    where: 'the pages for it',
    proposed: 'This is what I would change. Nothing is changed unless you confirm it.',
    without: (fault) => `${MODEL_FAULTS.en[fault]} This is the answer of the built-in assistant:`,
  },
  de: {
    abilities:
      `Ich bin der eingebaute Assistent von ${PRODUCT_NAME} und kein Sprachmodell: Ich sehe in Ihren eigenen Daten nach, ` +
      'mit Ihren eigenen Rechten, und ändere von selbst nichts.',
    withoutTenant: 'Ihr Konto gehört zu keiner Firma und keinem WMS: Es gibt nichts, worin ich nachsehen könnte.',
    notModel: 'Ich bin kein Sprachmodell.',
    unknown: 'Diese Frage habe ich nicht verstanden.',
    suggested: 'Diese ähnlichen Fragen kann ich beantworten.',
    otherKind: {
      company: 'Dabei geht es um Firmen; Ihr Konto gehört zu einem WMS, das selbst nichts davon hat.',
      wms: 'Dabei geht es um ein WMS; Ihr Konto gehört zu einer Firma.',
    },
    forbidden: (topic, permission) =>
      `Über ${topic} kann ich Ihnen nichts sagen: Ihrer Rolle fehlt die Berechtigung „${permission}“.`,
    factor:
      'Ihre Organisation verlangt einen zweiten Faktor: Richten Sie ihn in den Einstellungen ein, dann kann ich nachsehen.',
    notForKeys: 'Das ist nur für Menschen und nicht für API-Schlüssel.',
    args: 'Damit konnte ich nicht nachsehen.',
    address: '[Adresse weggelassen]',
    unlimited: (when) => `Auf „${when}“ kann ich das nicht einschränken; dies gilt ohne Rücksicht darauf.`,
    elsewhere: 'Die Suche oben auf der Seite findet Seiten, Einstellungen und Datensätze nach ihrem Namen.',
    cannotDo:
      'Von selbst ändere ich nichts, und unter diesen Worten kenne ich keine Änderung, die ich vorschlagen könnte.',
    doThere: 'Sie können sie selbst auf den hier verlinkten Seiten vornehmen, wenn Ihre Rolle das erlaubt.',
    where: 'die Seiten dafür',
    proposed: 'Das würde ich ändern. Geändert wird nur etwas, wenn Sie es bestätigen.',
    without: (fault) => `${MODEL_FAULTS.de[fault]} Das ist die Antwort des eingebauten Assistenten:`,
  },
};
