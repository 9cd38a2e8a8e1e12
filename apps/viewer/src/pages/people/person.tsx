import { Skeleton } from '@matinee/ui';
import { useLocation, useParams } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { LoadingHeading } from '../../environment/loading-heading.tsx';
import { personAskOf, personQuery } from '../../features/people/api/people-query.ts';
import { PersonView } from '../../features/people/components/person-view.tsx';
import { ListState } from '../../lists/list-state.tsx';
import styles from '../../lists/page-frame.module.css';
import { TitleGrid } from '../../lists/title-grid.tsx';
import { usePaged } from '../../lists/use-paged.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** A person, and the titles they appear in. */
export function PersonPage() {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const params = useParams();
  const { search } = useLocation();
  const ask = personAskOf(params, new URLSearchParams(search));
  const list = usePaged(personQuery(environment, ask));
  const person = list.pages?.[0];
  const heading = label('appearsIn');
  return (
    <ListState list={list} notFound={<NotFound />}>
      <div className={styles.frame}>
        {person ? (
          <>
            <title>{`${person.name} · ${realm.name}`}</title>
            <PersonView person={person} />
            {person.contentList.length > 0 && (
              <>
                <h2>{heading}</h2>
                <TitleGrid
                  name={heading}
                  list={list}
                  hrefOf={(lastSeen) => paths.route('FIGHTER', { id: ask.id }, { query: { lastSeen } })}
                />
              </>
            )}
          </>
        ) : (
          <>
            <LoadingHeading />
            <Skeleton width="clamp(12rem, 22vw, 22rem)" height="clamp(18rem, 33vw, 33rem)" />
          </>
        )}
      </div>
    </ListState>
  );
}
