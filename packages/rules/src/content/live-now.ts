import { kindOf } from './content-kind.ts';

export interface LiveContent {
  readonly type: string;
  /** The server's own word that it is live. */
  readonly live?: boolean;
  /** Epoch milliseconds. */
  readonly startDate?: number;
}

/** Content counts as live when it is live and its start date has passed; without a start date it does not. */
export function isLiveNow(content: LiveContent, now: number): boolean {
  const kind = kindOf(content.type);
  const isLive = content.live ?? (kind === 'live' || kind === 'liveEvent');
  return isLive && content.startDate !== undefined && content.startDate <= now;
}
