// The guide accepts two query formats, told apart by parameter names. Both become one time window.

export interface GuideQuery {
  from?: string | undefined;
  to?: string | undefined;
  channel?: string | undefined;
  /** Unix time in milliseconds. */
  fromTs?: number | undefined;
  toTs?: number | undefined;
  epgId?: string | undefined;
}

export interface GuideWindow {
  from: Temporal.Instant;
  to: Temporal.Instant;
  /** Public id of a channel; null for all channels. */
  channel: string | null;
}

const mostDays = 31;

export function guideWindow(query: GuideQuery): GuideWindow | { fault: string } {
  const { from, to, channel, fromTs, toTs, epgId } = query;
  const isByTimestamps = fromTs !== undefined || toTs !== undefined || epgId !== undefined;
  if (isByTimestamps && (from !== undefined || to !== undefined || channel !== undefined)) {
    return { fault: 'query: either from and to, or fromTs, toTs and epgId' };
  }
  if (!isByTimestamps) {
    if (from === undefined || to === undefined) return { fault: 'query: from and to are needed' };
    return checked({
      from: Temporal.Instant.from(from),
      to: Temporal.Instant.from(to),
      channel: channel ?? null,
    });
  }
  if (fromTs === undefined || toTs === undefined || epgId === undefined) {
    return { fault: 'query: fromTs, toTs and epgId are needed' };
  }
  return checked({
    from: Temporal.Instant.fromEpochMilliseconds(fromTs),
    to: Temporal.Instant.fromEpochMilliseconds(toTs),
    channel: epgId,
  });
}

function checked(window: GuideWindow): GuideWindow | { fault: string } {
  const hours = window.from.until(window.to).total('hours');
  if (hours <= 0) return { fault: 'query: the end is not after the beginning' };
  if (hours > mostDays * 24) return { fault: `query: more than ${mostDays} days at once` };
  return window;
}
