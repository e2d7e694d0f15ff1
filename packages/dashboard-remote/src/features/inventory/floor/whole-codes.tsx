import { makeStyles } from '@slotwise/shared/ui';

/** Longer codes may be broken: a phone has no room for them in one line. */
const WHOLE_MAX = 16;
const CODE = /(\S*\w-\w\S*)/;

const useStyles = makeStyles({ whole: { whiteSpace: 'nowrap' } });

/** A text in which no line ends inside of a code: the end of a place in another line is read as another place. */
export function WholeCodes({ text }: { text: string }) {
  const styles = useStyles();
  return text.split(CODE).map((part, at) =>
    // Each second part is what stands between two others.
    at % 2 === 1 && part.length <= WHOLE_MAX ? (
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
