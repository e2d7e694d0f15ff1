import { usePlatform } from '@slotwise/shared/remote';
import { Button, InitialsAvatar, makeStyles, Spinner } from '@slotwise/shared/ui';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { useDescribeError } from '@slotwise/shared/words';
import { useEffect, useRef, useState } from 'react';
import { WHOLE, type Crop } from './crop';
import { PictureCrop } from './picture-crop';
import { PictureDrop } from './picture-drop';
import { CHOICE_MAX_BYTES, drawSquare, readPicture, type Chosen } from './read-picture';
import { useWords } from './words';

const useStyles = makeStyles({ remove: { alignSelf: 'center' } });
const MEGABYTE = 1024 * 1024;

export interface PictureDialogProps {
  title: string;
  /** The owner of the picture: their initials stand where there is none. */
  name: string;
  image: string | null;
  shape: 'circular' | 'square';
  initials?: 'words' | 'letters';
  /** Sends the square that was chosen. Both end with their signal: what is slow, or waits for a connection, can be given up. */
  give: (picture: Blob, signal: AbortSignal) => Promise<unknown>;
  remove: (signal: AbortSignal) => Promise<unknown>;
  onClose: () => void;
}

interface Values {
  picture: Chosen | null;
}

/** Chooses a picture, a square of it, and sends that; or removes the one that is there. */
export function PictureDialog({
  title,
  name,
  image,
  shape,
  initials = 'words',
  give,
  remove,
  onClose,
}: PictureDialogProps) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const describe = useDescribeError();
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [removing, setRemoving] = useState<AbortController | null>(null);
  const [opening, setOpening] = useState(false);
  const form = useForm<Values, unknown>({
    initial: { picture: null },
    check: ({ picture }) => (picture ? {} : { picture: t('picture.missing') }),
    submit: async ({ picture }, signal) => picture && give(await drawSquare(picture, crop), signal),
    endsEarly: true,
    onDone: () => {
      platform.notify({ intent: 'success', title: t('picture.saved') });
      onClose();
    },
    codes: { payload_too_large: 'picture' },
  });
  const { picture } = form.values;
  const url = picture?.url;
  useEffect(() => () => void (url !== undefined && URL.revokeObjectURL(url)), [url]);

  const wanted = useRef<File>(null);
  const choose = async (file: File) => {
    wanted.current = file;
    setOpening(true);
    const read = await readPicture(file);
    // Another was chosen meanwhile.
    if (wanted.current !== file) return void (typeof read === 'object' && URL.revokeObjectURL(read.url));
    setOpening(false);
    setCrop(WHOLE);
    form.change({ picture: typeof read === 'object' ? read : null });
    if (typeof read === 'object') return;
    const fault =
      read === 'bytes' ? t('picture.bytes', { megabytes: CHOICE_MAX_BYTES / MEGABYTE }) : t(`picture.${read}`);
    form.refuse({ fields: { picture: fault }, form: null });
  };
  const takeAway = async () => {
    const ending = new AbortController();
    setRemoving(ending);
    try {
      await remove(ending.signal);
      if (ending.signal.aborted) return;
      platform.notify({ intent: 'success', title: t('picture.removed') });
      onClose();
    } catch (error) {
      if (ending.signal.aborted) return;
      const { title: why, advice } = describe(error);
      form.refuse({ fields: {}, form: { title: t('picture.not-removed'), advice: `${why} ${advice}` } });
      setRemoving(null);
    }
  };
  const giveUp = () => {
    removing?.abort();
    setRemoving(null);
    form.cancel?.();
  };
  return (
    <FormDialog
      form={{
        ...form,
        busy: form.busy || removing !== null,
        cancel: giveUp,
      }}
      title={title}
      submitLabel={t('picture.save')}
      busyLabel={t(removing ? 'picture.save' : 'picture.saving')}
      canSubmit={picture !== null && !opening}
      size="small"
      onClose={onClose}
    >
      <PictureDrop
        isChosen={picture !== null}
        isOpening={opening}
        error={form.faults.picture ?? null}
        onFile={(file) => void choose(file)}
      >
        {picture ? (
          <PictureCrop key={picture.url} picture={picture} crop={crop} shape={shape} onCrop={setCrop} />
        ) : (
          <InitialsAvatar name={name} image={image} size={96} shape={shape} initials={initials} />
        )}
      </PictureDrop>
      {image !== null && picture === null && (
        <Button
          className={styles.remove}
          icon={removing ? <Spinner size="extra-tiny" aria-hidden="true" /> : undefined}
          disabledFocusable={removing !== null || form.busy}
          onClick={() => void takeAway()}
        >
          {t(removing ? 'picture.removing' : 'picture.remove')}
        </Button>
      )}
    </FormDialog>
  );
}
