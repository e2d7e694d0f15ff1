import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { use, useState } from 'react';
import { PictureBase, pictureAt } from './picture-base';

const MAX_INITIALS = 2;

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorNeutralBackground6,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: 1,
    userSelect: 'none',
    verticalAlign: 'middle',
  },
  circular: { borderRadius: tokens.borderRadiusCircular },
  square: { borderRadius: tokens.borderRadiusMedium },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
});

/** Capitals of the letters, cut after case mapping, which can lengthen a text. */
const capitals = (letters: string) => Array.from(letters.toLocaleUpperCase()).slice(0, MAX_INITIALS).join('');

/** First letters of the first words, at most two: "Night shift leads" → "NS". Empty for a name without letters or digits. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  return capitals(words.map((word) => Array.from(word)[0] ?? '').join(''));
}

/** The first two letters of a name: "Acme Logistics" → "AC". */
export function leadingLettersOf(name: string): string {
  return capitals((name.match(/[\p{L}\p{N}]/gu) ?? []).join(''));
}

export interface InitialsAvatarProps {
  name: string;
  /** Address of the picture. */
  image?: string | null;
  /** Side in pixels. */
  size?: number;
  shape?: 'circular' | 'square';
  /** Initials of the words (people, roles), or the name's first letters (organizations). */
  initials?: 'words' | 'letters';
  /** True where the name stands beside it: the picture is then hidden from assistive technology. */
  decorative?: boolean;
  className?: string;
}

/** A picture if there is one and it loads, else at most two initials. */
export function InitialsAvatar(props: InitialsAvatarProps) {
  const { name, image, size = 32, shape = 'circular', initials = 'words', decorative = true, className } = props;
  const styles = useStyles();
  const base = use(PictureBase);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={mergeClasses(styles.root, styles[shape], className)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {image && image !== broken ? (
        <img className={styles.image} src={pictureAt(image, base)} alt="" onError={() => setBroken(image)} />
      ) : initials === 'words' ? (
        initialsOf(name)
      ) : (
        leadingLettersOf(name)
      )}
    </span>
  );
}
