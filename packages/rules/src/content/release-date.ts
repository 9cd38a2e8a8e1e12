export interface ReleasedContent {
  readonly computedReleases?: readonly { readonly type: string; readonly scheduledAt: string }[] | undefined;
  /** ISO 8601 instant. */
  readonly releasedAt?: string | undefined;
}

/** When a title came or comes out, an ISO 8601 instant: its premiere counts before everything. Null: not known. */
export function releaseDate({ computedReleases, releasedAt }: ReleasedContent): string | null {
  const premiere = computedReleases?.find(({ type }) => type === 'PREMIERE');
  return premiere?.scheduledAt ?? releasedAt ?? null;
}
