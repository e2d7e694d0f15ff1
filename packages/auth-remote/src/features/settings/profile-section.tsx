import type { Me } from '@slotwise/contract';
import { NAME_MAX } from '@slotwise/contract/constants';
import { lateDialog, type Platform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { Body1Strong, Button, Caption1, InitialsAvatar } from '@slotwise/shared/ui';
import { type Faults, FieldPair, Form, TextField, useForm } from '@slotwise/shared/ui/plain-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords as useAccountWords } from '../../words';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';
import { useWords } from './words';

const OwnPictureDialog = lateDialog(() => import(/* webpackChunkName: "part-own-picture" */ './own-picture-dialog'));

type Field = 'firstName' | 'lastName';
/** Typed values; null if nothing was typed. */
const UNTOUCHED: Readonly<Record<Field, string | null>> = { firstName: null, lastName: null };
const REQUIRED = { firstName: 'fault.first-name', lastName: 'fault.last-name' } as const;

/** The user's name. Changes by others show up here only while nothing is being typed. */
export function ProfileSection({ platform, me }: { platform: Platform; me: Me }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const { t: account } = useAccountWords();
  const queryClient = useQueryClient();
  const [choosing, setChoosing] = useState(false);
  const nameIn = (typed: typeof UNTOUCHED, field: Field) => typed[field] ?? me[field];
  const form = useForm({
    initial: UNTOUCHED,
    check: (typed) => {
      const faults: Faults<Field> = {};
      for (const field of ['firstName', 'lastName'] as const) {
        if (nameIn(typed, field).trim() === '') faults[field] = account(REQUIRED[field]);
      }
      return faults;
    },
    submit: (typed) =>
      platform.http('PATCH /me', {
        body: { first_name: nameIn(typed, 'firstName').trim(), last_name: nameIn(typed, 'lastName').trim() },
      }),
    onDone: (answer) => {
      queryClient.setQueryData(queryKeys.me, answer.me);
      form.reset();
      platform.notify({ intent: 'success', title: t('profile.saved') });
    },
    names: { first_name: 'firstName', last_name: 'lastName' },
  });
  const field = (name: Field) => ({
    ...form.field(name),
    value: nameIn(form.values, name),
    onChange: (value: string) => form.change({ [name]: value }),
    maxLength: NAME_MAX,
  });
  const changed =
    nameIn(form.values, 'firstName').trim() !== me.firstName || nameIn(form.values, 'lastName').trim() !== me.lastName;

  return (
    <SettingsSection name="profile" title={t('profile.title')} about={t('profile.about')}>
      <Form
        form={form}
        className={styles.form}
        submitLabel={t('profile.save')}
        busyLabel={account('reset.busy')}
        canSubmit={changed}
      >
        <div className={styles.person}>
          <InitialsAvatar name={`${me.firstName} ${me.lastName}`} image={me.avatarURL} size={40} />
          <div className={styles.personText}>
            <Body1Strong>
              {me.firstName} {me.lastName}
            </Body1Strong>
            <Caption1 className={styles.muted}>{me.email}</Caption1>
          </div>
          <Button className={styles.end} onClick={() => setChoosing(true)}>
            {t('picture.change')}
          </Button>
        </div>
        <FieldPair>
          <TextField label={t('profile.first-name')} autoComplete="given-name" {...field('firstName')} />
          <TextField label={t('profile.last-name')} autoComplete="family-name" {...field('lastName')} />
        </FieldPair>
      </Form>
      <OwnPictureDialog open={choosing} platform={platform} me={me} onClose={() => setChoosing(false)} />
    </SettingsSection>
  );
}
