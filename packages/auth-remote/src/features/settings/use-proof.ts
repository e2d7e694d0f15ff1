import { isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { twoFactorQuery } from './api/two-factor';
import { useWords } from './words';

interface Proof {
  password: string;
  code: string;
}
export const NO_PROOF: Proof = { password: '', code: '' };

/**
 * The proof that the owner of the account asks: their password, and a code where they have a second factor.
 * @param wanted whether it is about to be asked for; until then nothing is read
 */
export function useProof(platform: Platform, wanted = true) {
  const { t } = useWords();
  const { data } = useQuery({ ...twoFactorQuery(platform.http), enabled: wanted });
  // One that was switched on elsewhere meanwhile, or whether there is one could not be read: the server asks for it.
  const [wasAsked, setWasAsked] = useState(false);
  const withCode = wasAsked || (data !== undefined && data.since !== null);
  return {
    withCode,
    check: ({ password, code }: Proof) => ({
      ...(password === '' && { password: t('proof.password-missing') }),
      ...(withCode && code.trim() === '' && { code: t('proof.code-missing') }),
    }),
    bodyOf: ({ password, code }: Proof) => ({
      current_password: password,
      ...(code.trim() !== '' && { code: code.trim() }),
    }),
    explain: (error: unknown) => {
      if (!isApiError(error)) return null;
      if (error.code === 'invalid_credentials') return { fields: { password: t('password.wrong') }, form: null };
      if (error.code === 'second_factor_required') {
        setWasAsked(true);
        return { fields: { code: t('proof.code-missing') }, form: null };
      }
      return error.code === 'second_factor_wrong' ? { fields: { code: t('proof.code-wrong') }, form: null } : null;
    },
  };
}
