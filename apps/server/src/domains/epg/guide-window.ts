// Guide calls accept two query formats, recognised by the parameters of the period. Both become one time window.

export interface GuideQuery {
  from?: string | undefined;
  to?: string | undefined;
  /** Unix time in milliseconds. */
  fromTs?: number | undefined;
  toTs?: number | undefined;
  /** Public id of the channel. Three parameters have this meaning; a query may have only one of them. */
  channel?: string | undefined;
  epgId?: string | undefined;
  id?: string | undefined;
}

export interface GuideWindow {
  from: Temporal.Instant;
  to: Temporal.Instant;
  /** Public id of a channel; null for all channels. */
  channel: string | null;
}

const maxDays = 31;

export function parseGuideWindow(query: GuideQuery): GuideWindow | { issue: string } {
  const { from, to, fromTs, toTs } = query;
  const channels = [query.channel, query.epgId, query.id].filter((channel) => channel !== undefined);
  const [channel = null] = channels;
  if (channels.length > 1) return { issue: 'query: use only one of channel, epgId and id' };
  if (fromTs === undefined && toTs === undefined) {
    if (from === undefined || to === undefined)
      return { issue: 'query: from and to, or fromTs and toTs, are required' };
    return validateWindow({ from: Temporal.Instant.from(from), to: Temporal.Instant.from(to), channel });
  }
  if (from !== undefined || to !== undefined)
    return { issue: 'query: use either from and to, or fromTs and toTs' };
  if (fromTs === undefined || toTs === undefined || channel === null)
    return { issue: 'query: fromTs, toTs and a channel are required' };
  return validateWindow({
    from: Temporal.Instant.fromEpochMilliseconds(fromTs),
    to: Temporal.Instant.fromEpochMilliseconds(toTs),
    channel,
  });
}

function validateWindow(window: GuideWindow): GuideWindow | { issue: string } {
  const hours = window.from.until(window.to).total('hours');
  if (hours <= 0) return { issue: 'query: the end must be after the start' };
  if (hours > maxDays * 24) return { issue: `query: the window is longer than ${maxDays} days` };
  return window;
}
