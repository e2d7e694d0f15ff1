import { defineService, type Services } from '../../platform/services';
import { isServed } from './origin-of';
import { liveOrigins } from './queries';

/**
 * Time that the origins are kept; changes by other instances are seen after it. They only decide who may read refusals.
 */
const FRESH_MS = 5000;

/** The origins that some live partner key allows, read at most once in five seconds. */
class PartnerOrigins {
  private current: { origins: Promise<ReadonlySet<string>>; until: number } | undefined;

  constructor(private readonly services: Pick<Services, 'db' | 'clock' | 'config'>) {}

  async includes(origin: string): Promise<boolean> {
    if (!isServed(origin, this.services.config.production)) return false;
    const now = this.services.clock.now().getTime();
    if (!this.current || this.current.until <= now) this.current = this.load(now + FRESH_MS);
    return (await this.current.origins).has(origin);
  }

  private load(until: number) {
    const loaded = { origins: this.services.db.readSystem(liveOrigins), until };
    loaded.origins.catch(() => {
      if (this.current === loaded) this.current = undefined;
    });
    return loaded;
  }

  /** Makes the next question go to the database. */
  forget(): void {
    this.current = undefined;
  }
}

export const partnerOrigins = defineService((services) => new PartnerOrigins(services));
