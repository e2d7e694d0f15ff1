/** The day of a moment in UTC, `2026-11-25`, as the server counts days. @param at milliseconds since 1970 */
export const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const todayOf = (): string => dayAt(Date.now());
