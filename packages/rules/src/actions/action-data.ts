// Data about a title that plugins and host pages receive when the viewer triggers an action.

interface NamedTitle {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly seriesTitle?: string | undefined;
}

interface NamedTrailer {
  readonly id: string;
  readonly title: string;
  readonly accessLevel: string;
}

export interface ActionTarget extends NamedTitle {
  readonly favourite?: boolean | undefined;
  readonly trailers?: readonly NamedTrailer[] | undefined;
}

/** The analytics properties of a title; names are included only when the realm shows titles. */
function buildTrackingParameters<Title extends NamedTitle>(
  { id, type, title, seriesTitle }: Title,
  { showTitles }: { readonly showTitles: boolean },
) {
  return {
    id,
    type: type as Title['type'],
    ...(showTitles && { title, ...(seriesTitle && { seriesTitle }) }),
  };
}

/**
 * Builds the data of an action.
 * @param target the title that the action is about
 * @param options `universalLink` is the public URL of the title's page; `showTitles` adds names to the
 * analytics properties
 */
export function buildActionData<Title extends ActionTarget>(
  target: Title,
  { universalLink, showTitles }: { readonly universalLink: string; readonly showTitles: boolean },
) {
  const { id, type, title, favourite = false, trailers = [] } = target;
  return {
    id,
    type: type as Title['type'],
    title,
    favourite,
    trackingParameters: buildTrackingParameters(target, { showTitles }),
    universalLink,
    trailers: trailers.map((trailer) => ({
      id: trailer.id,
      title: trailer.title,
      accessLevel: trailer.accessLevel as NonNullable<Title['trailers']>[number]['accessLevel'],
    })),
  };
}
