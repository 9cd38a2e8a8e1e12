import { getImageLoading, MessagePanel } from '@matinee/ui';
import { useLocation } from 'react-router';
import { LetterLinks } from '../../entities/person/letter-links.tsx';
import { PersonCard } from '../../entities/person/person-card.tsx';
import { createPeopleQuery, parsePeopleParams } from '../../entities/person/person-queries.ts';
import { TitleGridSkeleton } from '../../entities/title/list/title-grid.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { CardGrid } from '../../shared/paging/card-grid.tsx';
import { ListStates } from '../../shared/paging/list-states.tsx';
import { removeDuplicates } from '../../shared/paging/paged-query.ts';
import { usePagedList } from '../../shared/paging/use-paged-list.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';

/** The people of the realm by name. */
export default function PeoplePage() {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const { search } = useLocation();
  const params = parsePeopleParams(new URLSearchParams(search));
  const list = usePagedList(createPeopleQuery(environment, params));
  const title = label('peopleTitle');
  const getPageHref = (lastSeen?: string) =>
    paths.buildPath('FIGHTERS', {}, { query: { letter: params.letter, lastSeen } });
  const people = removeDuplicates(list.pages?.flatMap(({ fighters }) => fighters) ?? []);
  return (
    <ListStates list={list} notFound={<NotFound />}>
      <PageFrame title={title} firstPageHref={params.lastSeen === null ? undefined : getPageHref()}>
        {list.pages && <LetterLinks letters={list.pages[0]?.letters ?? []} selectedLetter={params.letter} />}
        {!list.pages && <TitleGridSkeleton name={title} shape="poster" />}
        {list.pages && people.length === 0 && (
          <MessagePanel icon="person" title={label('peopleEmptyTitle')} text={label('peopleEmptyText')} />
        )}
        {people.length > 0 && (
          <CardGrid name={title} shape="poster" items={people} list={list} getPageHref={getPageHref}>
            {(person, index) => <PersonCard person={person} loading={getImageLoading(index)} />}
          </CardGrid>
        )}
      </PageFrame>
    </ListStates>
  );
}
