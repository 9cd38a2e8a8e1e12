// The guide accepts two query formats, recognised by their parameter names. Both become one time window.

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

const maxDays = 31;

export function parseGuideWindow(query: GuideQuery): GuideWindow | { issue: string } {
  const { from, to, channel, fromTs, toTs, epgId } = query;
  const isByTimestamps = fromTs !== undefined || toTs !== undefined || epgId !== undefined;
  if (isByTimestamps && (from !== undefined || to !== undefined || channel !== undefined)) {
    return { issue: 'query: use either from, to and channel, or fromTs, toTs and epgId' };
  }
  if (!isByTimestamps) {
    if (from === undefined || to === undefined) return { issue: 'query: from and to are required' };
    return validateWindow({
      from: Temporal.Instant.from(from),
      to: Temporal.Instant.from(to),
      channel: channel ?? null,
    });
  }
  if (fromTs === undefined || toTs === undefined || epgId === undefined) {
    return { issue: 'query: fromTs, toTs and epgId are required' };
  }
  return validateWindow({
    from: Temporal.Instant.fromEpochMilliseconds(fromTs),
    to: Temporal.Instant.fromEpochMilliseconds(toTs),
    channel: epgId,
  });
}

function validateWindow(window: GuideWindow): GuideWindow | { issue: string } {
  const hours = window.from.until(window.to).total('hours');
  if (hours <= 0) return { issue: 'query: the end must be after the start' };
  if (hours > maxDays * 24) return { issue: `query: the window is longer than ${maxDays} days` };
  return window;
}
