import { Panel } from '@matinee/ui';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { peopleAskOf, peopleQuery } from '../../features/people/api/people-query.ts';
import { Letters } from '../../features/people/components/letters.tsx';
import { PersonCard } from '../../features/people/components/person-card.tsx';
import { CardGrid } from '../../lists/card-grid.tsx';
import { ListState } from '../../lists/list-state.tsx';
import { PageFrame } from '../../lists/page-frame.tsx';
import { TitleGridPlaces } from '../../lists/title-grid.tsx';
import { usePaged } from '../../lists/use-paged.ts';
import { withoutDoubles } from '../../lists/without-doubles.ts';
import { NotFound } from '../not-found/not-found.tsx';

const firstScreen = 12;

/** The people of the realm by name. */
export function PeoplePage() {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const { search } = useLocation();
  const ask = peopleAskOf(new URLSearchParams(search));
  const list = usePaged(peopleQuery(environment, ask));
  const title = label('peopleTitle');
  const hrefOf = (lastSeen?: string) =>
    paths.route('FIGHTERS', {}, { query: { letter: ask.letter, lastSeen } });
  const people = withoutDoubles(list.pages?.flatMap(({ fighters }) => fighters) ?? []);
  return (
    <ListState list={list} notFound={<NotFound />}>
      <PageFrame title={title} fromStart={ask.lastSeen === null ? undefined : hrefOf()}>
        {list.pages && <Letters letters={list.pages[0]?.letters ?? []} chosen={ask.letter} />}
        {!list.pages && <TitleGridPlaces name={title} shape="portraits" />}
        {list.pages && people.length === 0 && (
          <Panel icon="person" title={label('peopleEmptyTitle')} text={label('peopleEmptyText')} />
        )}
        {people.length > 0 && (
          <CardGrid name={title} shape="portraits" items={people} list={list} hrefOf={hrefOf}>
            {(person, index) => (
              <PersonCard person={person} loading={index < firstScreen ? 'eager' : 'lazy'} />
            )}
          </CardGrid>
        )}
      </PageFrame>
    </ListState>
  );
}
