import { Button, makeStyles, media, mergeClasses, tokens, useId } from '@slotwise/shared/ui';
import { ChevronDown20Regular, ChevronUp20Regular } from '@slotwise/shared/ui/icons';
import { RouterLink, useLocation } from '@slotwise/shared/ui/router';
import { useRef, useState, type RefObject } from 'react';
import { useWords } from './words';
import { useReadSection, useSections } from './use-sections';

const useStyles = makeStyles({
  root: { position: 'relative', [media.belowXl]: { paddingBlock: '8px' } },
  // Below the width that has room for it beside the sections the list is folded into a row above them.
  fold: { display: 'none', [media.belowXl]: { display: 'flex', width: '100%', justifyContent: 'space-between' } },
  folded: { [media.belowXl]: { display: 'none' } },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    maxHeight: 'calc(100vh - 8rem)',
    overflowY: 'auto',
    [media.belowXl]: {
      position: 'absolute',
      left: 0,
      right: 0,
      columnWidth: '12rem',
      maxHeight: '70vh',
      padding: '4px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      boxShadow: tokens.shadow16,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  link: {
    display: 'block',
    boxSizing: 'border-box',
    minHeight: '32px',
    padding: '6px 12px',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [media.belowXl]: { minHeight: '44px', paddingBlock: '12px' },
  },
  current: {
    borderInlineStartColor: tokens.colorCompoundBrandStroke,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** The sections of the settings, with the one that is read marked: a list beside them, on small screens a row that unfolds. */
export default function SectionList({ place }: { place: RefObject<HTMLElement | null> }) {
  const styles = useStyles();
  const { t } = useWords();
  const id = useId('sections');
  const [isOpen, setOpen] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  const sections = useSections(place);
  const read = useReadSection(place, sections, useLocation());
  const title = sections.find(({ name }) => name === read)?.title;
  return (
    <nav
      className={styles.root}
      aria-label={t('sections.label')}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        fold.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={fold}
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        icon={isOpen ? <ChevronUp20Regular /> : <ChevronDown20Regular />}
        iconPosition="after"
        onClick={() => setOpen(!isOpen)}
      >
        {title === undefined ? t('sections.label') : t('sections.read', { title })}
      </Button>
      <ul id={id} className={mergeClasses(styles.list, !isOpen && styles.folded)}>
        {sections.map(({ name, title: text }) => (
          <li key={name}>
            <RouterLink
              to={{ hash: name }}
              className={mergeClasses(styles.link, name === read && styles.current)}
              aria-current={name === read ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {text}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
