/** What a receiver gets: the id says whether it had it before, `short` that of large data only the id is here. */
export const envelope = (sent: { id: string; type: string; at: Date; data: unknown; short?: boolean }): string =>
  JSON.stringify({
    id: sent.id,
    type: sent.type,
    timestamp: sent.at.toISOString(),
    data: sent.data,
    ...(sent.short ? { short: true } : {}),
  });
