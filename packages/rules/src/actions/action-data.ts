// What an action of a title is told of the title.

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

export interface ActionSubject extends NamedTitle {
  readonly favourite?: boolean | undefined;
  readonly trailers?: readonly NamedTrailer[] | undefined;
}

/** What analytics may say of a title; its name only where the realm shows titles. */
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

/** `universalLink`: the address of the title's page for others. */
export function buildActionData<Title extends ActionSubject>(
  subject: Title,
  { universalLink, showTitles }: { readonly universalLink: string; readonly showTitles: boolean },
) {
  const { id, type, title, favourite = false, trailers = [] } = subject;
  return {
    id,
    type: type as Title['type'],
    title,
    favourite,
    trackingParameters: buildTrackingParameters(subject, { showTitles }),
    universalLink,
    trailers: trailers.map((trailer) => ({
      id: trailer.id,
      title: trailer.title,
      accessLevel: trailer.accessLevel as NonNullable<Title['trailers']>[number]['accessLevel'],
    })),
  };
}
