import type { NotificationChoices } from '@slotwise/contract';
import { isAborted } from '@slotwise/shared/http';
import { useCan } from '@slotwise/shared/session';
import { Body1, Caption1, ContentSkeleton, ErrorState, makeStyles, tokens } from '@slotwise/shared/ui';
import { Radio, RadioGroup, Switch } from '@slotwise/shared/ui/forms';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { choicesQuery, notificationKeys } from './queries';
import { SentMails } from './sent-mails';
import { useSentences } from './use-sentences';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px', minWidth: 0 },
  group: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The notifications that somebody wants, and whether by mail as well; kept at once. */
export default function Choices() {
  const { host } = useShell();
  const describeError = useDescribeError();
  const choices = useQuery(choicesQuery(host.http));
  if (choices.data) return <ChoicesOf choices={choices.data} />;
  if (choices.error) {
    const retry = () => void choices.refetch();
    return <ErrorState compact {...describeError(choices.error)} onRetry={retry} retrying={choices.isFetching} />;
  }
  return <ContentSkeleton shape="form" />;
}

function ChoicesOf({ choices }: { choices: NotificationChoices }) {
  const styles = useStyles();
  const { t } = useWords();
  const { host } = useShell();
  const { about } = useSentences();
  const describeError = useDescribeError();
  const queryClient = useQueryClient();
  const [kindsId, mailId, timesId] = [useId(), useId(), useId()];
  const looksAfterPeople = useCan(host, 'manage_users');
  const keeping = useMutation({
    mutationFn: ({ kinds, mail }: NotificationChoices) =>
      host.http('PATCH /me/notification-choices', {
        body: { off: kinds.filter(({ on }) => !on).map(({ kind }) => kind), mail },
      }),
    onMutate: (chosen) => queryClient.setQueryData(notificationKeys.choices, chosen),
    onError: (failure) => {
      if (isAborted(failure)) return;
      const { title, advice } = describeError(failure);
      host.notify({ intent: 'error', title: t('choices.failed'), body: `${title} ${advice ?? ''}`.trim() });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationKeys.choices }),
  });
  const { kinds, mail } = choices;
  return (
    <div className={styles.root}>
      <div role="group" aria-labelledby={kindsId} className={styles.group}>
        <Body1 id={kindsId}>{t(kinds.length === 0 ? 'choices.none' : 'choices.about')}</Body1>
        {kinds.map(({ kind, text, on }) => (
          <Switch
            key={kind}
            label={about(kind, text)}
            checked={on}
            onChange={(_event, { checked }) =>
              keeping.mutate({ mail, kinds: kinds.map((one) => (one.kind === kind ? { ...one, on: checked } : one)) })
            }
          />
        ))}
      </div>
      <div>
        <Body1 id={mailId}>{t('choices.mail')}</Body1>
        <RadioGroup
          aria-labelledby={mailId}
          aria-describedby={timesId}
          value={mail}
          onChange={(_event, { value }) => keeping.mutate({ kinds, mail: value === 'daily' ? 'daily' : 'none' })}
        >
          <Radio value="none" label={t('choices.mail-none')} />
          <Radio value="daily" label={t('choices.mail-daily')} />
        </RadioGroup>
        <MailTimes id={timesId} choices={choices} />
      </div>
      {looksAfterPeople && <SentMails />}
    </div>
  );
}

/** The hour of the mails, in the reader's own time zone, which it names; and when the last one left. */
function MailTimes({ id, choices: { mail, nextMailAt, lastMailAt } }: { id: string; choices: NotificationChoices }) {
  const { quiet } = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  if (nextMailAt === undefined) return null;
  const time = formats.date(nextMailAt, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  const last =
    typeof lastMailAt === 'string'
      ? t('choices.mail-last', { date: formats.date(lastMailAt, { dateStyle: 'medium', timeStyle: 'short' }) })
      : mail === 'daily' && t('choices.mail-never');
  return (
    <Caption1 block id={id} className={quiet}>
      {t('choices.mail-when', { time })} {last}
    </Caption1>
  );
}
