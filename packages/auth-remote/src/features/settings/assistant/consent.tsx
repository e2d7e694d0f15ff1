import type { AssistantInfo } from '@slotwise/contract';
import { ASSISTANT_DATA, type AssistantData } from '@slotwise/contract/constants';
import { isApiError } from '@slotwise/shared/http';
import { notifyFailure, type Platform } from '@slotwise/shared/remote';
import { Caption1 } from '@slotwise/shared/ui';
import { ChecksField } from '@slotwise/shared/ui/form';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsKeys } from '../query-keys';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from './words';

interface ConsentProps {
  platform: Platform;
  info: AssistantInfo & { model: NonNullable<AssistantInfo['model']> };
}

interface Allowing {
  data: AssistantData[];
  signal?: AbortSignal;
}

/** Kinds of data to tick. More of them is asked about first, since what has left does not come back; less is done at once. */
export function Consent({ platform, info }: ConsentProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const describeError = useDescribeError();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<AssistantData | null>(null);
  const { model, consent } = info;
  const allow = useMutation({
    mutationFn: ({ data, signal }: Allowing) => platform.http('PATCH /assistant/consent', { body: { data }, signal }),
    onSuccess({ consent: given }) {
      const answers = given.data.length > 0 ? ('model' as const) : ('built_in' as const);
      queryClient.setQueryData(settingsKeys.assistant, { ...info, answers, consent: given });
      setAsked(null);
      platform.notify({ intent: 'success', title: t('assistant.saved') });
    },
    // With the question open it is said there.
    onError: (failure) => {
      if (asked === null) notifyFailure(platform, t('assistant.failed'), failure);
      // It may have been done, also where somebody gave it up.
      if (!isApiError(failure)) void queryClient.invalidateQueries({ queryKey: settingsKeys.assistant });
    },
  });
  const onChange = (data: readonly AssistantData[]) => {
    if (allow.isPending) return;
    allow.reset();
    const more = data.find((kind) => !consent.data.includes(kind));
    if (more) setAsked(more);
    else allow.mutate({ data: [...data] });
  };
  const { name, host } = model;
  return (
    <div className={styles.choices}>
      <ChecksField
        label={t('assistant.data', { name, host })}
        choices={ASSISTANT_DATA.map((kind) => ({
          value: kind,
          label: t(`assistant.data.${kind}`),
          hint: t(`assistant.data.${kind}.hint`),
        }))}
        value={allow.isPending && asked === null ? allow.variables.data : consent.data}
        onChange={onChange}
      />
      <Caption1 className={styles.muted}>
        {consent.data.length === 0
          ? t('assistant.nothing')
          : consent.by && consent.at
            ? t('assistant.by', { name: consent.by.name, date: formats.date(consent.at, { dateStyle: 'long' }) })
            : t('assistant.some')}
      </Caption1>
      {asked && (
        <ConfirmDialog
          open
          title={t('assistant.confirm', { data: t(`assistant.data.${asked}`), host })}
          confirmLabel={t('assistant.allow')}
          busy={allow.isPending}
          endsEarly
          error={allow.error && describeError(allow.error).title}
          onConfirm={({ signal }) => allow.mutate({ data: [...consent.data, asked], signal })}
          onCancel={() => {
            setAsked(null);
            allow.reset();
          }}
        >
          {t('assistant.means', { name, host })}
        </ConfirmDialog>
      )}
    </div>
  );
}
