// Metadata of a person's page, with structured data: https://schema.org/Person.
import type { PersonPage } from '@matinee/contract';
import type { RouteTarget } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import { createPersonQuery, parsePersonParams } from '../../entities/person/person-queries.ts';
import type { Environment } from '../../shared/environment/environment.ts';
import type { PageArguments } from '../../shared/navigation/page.ts';
import type { Pages } from '../../shared/paging/paged-query.ts';
import type { PageMetadata } from './page-metadata.ts';
import { getImagePath } from './structured-data.ts';

/** The start cursor is not part of the canonical URL. */
export function readPersonMetadata({
  environment,
  queryClient,
  args,
}: {
  environment: Environment;
  queryClient: QueryClient;
  args: PageArguments;
}): PageMetadata | undefined {
  const { queryKey } = createPersonQuery(environment, parsePersonParams(args.params, args.search));
  const person = queryClient.getQueryData<Pages<PersonPage>>(queryKey)?.pages[0];
  if (!person) return undefined;
  const { id, name, note, portrait, text } = person;
  const target: RouteTarget = { route: 'FIGHTER', params: { id } };
  const description = text[0] ?? note;
  return {
    target,
    title: name,
    description,
    image: portrait ?? person.contentList.find(({ thumbnail }) => thumbnail)?.thumbnail,
    kind: 'profile',
    crumbs: [{ name: environment.label('peopleTitle'), target: { route: 'FIGHTERS', params: {} } }],
    buildLinkedData: (toAbsoluteUrl) => {
      const url = toAbsoluteUrl(environment.paths.buildHref(target));
      return [
        {
          '@type': 'Person',
          '@id': `${url}#person`,
          url,
          name,
          ...(description && { description }),
          ...(portrait && { image: [toAbsoluteUrl(getImagePath(portrait))] }),
        },
      ];
    },
  };
}
