import type { Language } from '@slotwise/contract/constants';

type Texts = Readonly<Record<Language, string>>;

export const lacking = (permission: string): Texts => ({
  en: `I cannot look that up for you: your role does not hold the permission “${permission}”.`,
  de: `Das kann ich für Sie nicht nachsehen: Ihrer Rolle fehlt die Berechtigung „${permission}“.`,
});

export const none = (name: string): Texts => ({
  en: `I find nothing called “${name}” among what you may see.`,
  de: `Ich finde nichts mit dem Namen „${name}“ in dem, was Sie sehen dürfen.`,
});

export const several = (name: string, all: string, more: number): Texts => ({
  en: `“${name}” may mean ${all}${more > 0 ? ` or ${more} more` : ''}. Which one do you mean?`,
  de: `„${name}“ kann ${all}${more > 0 ? ` oder ${more} weitere` : ''} bedeuten. Was meinen Sie?`,
});
