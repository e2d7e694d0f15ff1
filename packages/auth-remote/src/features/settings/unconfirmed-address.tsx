import type { Me } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { Banner } from '@slotwise/shared/ui/plain';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from './words';

interface UnconfirmedAddressProps {
  platform: Platform;
  me: Me;
  /** Says why it is needed. */
  children: ReactNode;
}

/** Says that the address is not confirmed, and sends another link. */
export function UnconfirmedAddress({ platform, me, children }: UnconfirmedAddressProps) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const resend = useMutation({
    mutationFn: () => platform.http('POST /me/email/confirmation'),
    onSuccess: () => platform.notify({ intent: 'success', title: t('address.resent', { email: me.email }) }),
    onError: (error) => platform.notify({ intent: 'error', title: describeError(error).title }),
  });
  return (
    <Banner
      intent="warning"
      title={t('address.banner.title', { email: me.email })}
      actions={
        <SendButton
          size="small"
          sending={resend.isPending}
          sendingLabel={t('address.resend.busy')}
          onClick={() => resend.mutate()}
        >
          {t('address.resend')}
        </SendButton>
      }
    >
      {children}
    </Banner>
  );
}
