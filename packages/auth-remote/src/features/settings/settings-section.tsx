import { useId, type ReactNode } from 'react';
import { useSettingsStyles } from './settings-page.styles';
import { useLedTo } from './use-led-to';

interface SettingsSectionProps {
  /** Its name in addresses: `/settings#sessions` leads to it, and `/settings?section=sessions`, which leaves the address again. */
  name?: string;
  title: string;
  about: ReactNode;
  children: ReactNode;
}

/** Its subject on the left, its fields on the right. */
export function SettingsSection({ name, title, about, children }: SettingsSectionProps) {
  const styles = useSettingsStyles();
  const heading = useId();
  const place = useLedTo(name);
  return (
    <section className={styles.section} aria-labelledby={heading} data-section={name}>
      <div className={styles.about}>
        <h2 ref={place} id={heading} className={styles.heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.muted}>{about}</p>
      </div>
      {children}
    </section>
  );
}
