import { none, type AuditEntry, type NoAudit } from '@slotwise/contract';
import type { Scope } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import type { OutgoingMail } from '../../platform/mail/outbox';
import { checkCode } from './check-code';
import { passwordKnownMail } from './mails';

interface Judging {
  userId: string;
  email: string;
  /** The account that the entries of the audit belong to: nobody may be signed in yet. */
  actor: Pick<Scope, 'userId' | 'companyId' | 'wmsId'>;
  code: string | undefined;
  now: Date;
  publicUrl: string;
}

export interface Judged {
  refusal: 'second_factor_required' | 'second_factor_wrong' | 'rate_limited' | null;
  audit: AuditEntry | NoAudit;
  mails: OutgoingMail[];
}

/**
 * Looks at the second factor of somebody whose password was right, if they have one, and says what the caller writes down and
 * commits, also where it refuses.
 */
export async function judgeCode(trx: Trx, judging: Judging): Promise<Judged> {
  const { userId: subjectId, email, actor, code, now, publicUrl } = judging;
  const checked = await checkCode(trx, subjectId, code, now);
  switch (checked.kind) {
    case 'missing':
      return { refusal: 'second_factor_required', audit: none('the code is asked for'), mails: [] };
    case 'paused':
      return { refusal: 'rate_limited', audit: none('no code is looked at'), mails: [] };
    case 'wrong':
      return {
        refusal: 'second_factor_wrong',
        audit: { action: 'factor.refused', subjectId, details: {}, actor },
        mails: checked.pauses ? [passwordKnownMail(email, publicUrl)] : [],
      };
    case 'recovered': {
      const { left } = checked;
      const audit: AuditEntry = { action: 'factor.recovery_code_used', subjectId, details: { left }, actor };
      return { refusal: null, audit, mails: [] };
    }
    default:
      return { refusal: null, audit: none('what it was needed for has an entry'), mails: [] };
  }
}
