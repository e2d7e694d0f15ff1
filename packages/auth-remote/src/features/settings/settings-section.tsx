import { useId, type ReactNode } from 'react';
import { useSettingsStyles } from './settings-page.styles';

interface SettingsSectionProps {
  title: string;
  about: ReactNode;
  children: ReactNode;
}

/** Its subject on the left, its fields on the right. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const styles = useSettingsStyles();
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.about}>
        <h2 id={heading} className={styles.heading}>
          {title}
        </h2>
        <p className={styles.muted}>{about}</p>
      </div>
      {children}
    </section>
  );
}
