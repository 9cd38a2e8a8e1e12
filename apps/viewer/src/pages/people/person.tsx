import { Skeleton } from '@matinee/ui';
import { useLocation } from 'react-router';
import { PersonProfile } from '../../entities/person/person-profile.tsx';
import { createPersonQuery, parsePersonParams } from '../../entities/person/person-queries.ts';
import { TitleGrid } from '../../entities/title/list/title-grid.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { ListStates } from '../../shared/paging/list-states.tsx';
import { usePagedList } from '../../shared/paging/use-paged-list.ts';
import { LoadingHeading } from '../../shared/ui/loading-heading.tsx';
import styles from '../../shared/ui/page-frame.module.css';

/** A person, and the titles they appear in. */
export default function PersonPage() {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const params = useRouteParams();
  const { search } = useLocation();
  const personParams = parsePersonParams(params, new URLSearchParams(search));
  const list = usePagedList(createPersonQuery(environment, personParams));
  const person = list.pages?.[0];
  const heading = label('appearsIn');
  return (
    <ListStates list={list} notFound={<NotFound />}>
      <div className={styles.frame}>
        {person ? (
          <>
            <title>{`${person.name} · ${realm.name}`}</title>
            <PersonProfile person={person} />
            {person.contentList.length > 0 && (
              <>
                <h2>{heading}</h2>
                <TitleGrid
                  name={heading}
                  list={list}
                  getPageHref={(lastSeen) =>
                    paths.buildPath('FIGHTER', { id: personParams.id }, { query: { lastSeen } })
                  }
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
    </ListStates>
  );
}
