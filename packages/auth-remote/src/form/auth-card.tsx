import type { ReactNode } from 'react';
import { useAuthCardStyles } from './auth-card.styles';

interface AuthCardProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** The way to the neighbouring screen. */
  footer?: ReactNode;
}

/** One form in the middle of an otherwise empty screen. */
export function AuthCard({ title, subtitle, children, footer }: AuthCardProps) {
  const styles = useAuthCardStyles();
  return (
    <div className={styles.screen}>
      <div className={styles.column}>
        <section className={styles.card} aria-labelledby="auth-title">
          <header className={styles.header}>
            <h1 id="auth-title" className={styles.title} data-page-title="" tabIndex={-1}>
              {title}
            </h1>
            {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
          </header>
          {children}
        </section>
        {footer !== undefined && <p className={styles.footer}>{footer}</p>}
      </div>
    </div>
  );
}
