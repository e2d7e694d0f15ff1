import { defineService } from '../../../platform/services';

/** The searches of this server that somebody may want to end, by the id of their run. */
export class Running {
  private readonly stops = new Map<string, () => void>();

  /** @returns what ends the listening */
  listen(runId: string, stop: () => void): () => void {
    this.stops.set(runId, stop);
    return () => this.stops.delete(runId);
  }

  stop(runId: string): void {
    this.stops.get(runId)?.();
  }
}

export const running = defineService(({ events }) => {
  const all = new Running();
  events.bus.on('stop', ({ subjectId }) => all.stop(subjectId));
  return all;
});
