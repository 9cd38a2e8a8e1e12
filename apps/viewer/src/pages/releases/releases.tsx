import { useLocation } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { gridQuery, releasesAskOf } from '../../lists/grid-query.ts';
import { ListState } from '../../lists/list-state.tsx';
import { PageFrame } from '../../lists/page-frame.tsx';
import { TitleGrid } from '../../lists/title-grid.tsx';
import { usePaged } from '../../lists/use-paged.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** What has come out, the newest first, each with its date. */
export function ReleasesPage() {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const { search } = useLocation();
  const ask = releasesAskOf(new URLSearchParams(search));
  const list = usePaged(gridQuery(environment, ask));
  const title = label('releasesTitle');
  const hrefOf = (lastSeen?: string) => paths.route('RELEASES', {}, { query: { lastSeen } });
  return (
    <ListState list={list} notFound={<NotFound />}>
      <PageFrame
        title={title}
        text={label('releasesText', { realm: realm.name })}
        fromStart={ask.lastSeen === null ? undefined : hrefOf()}
      >
        <TitleGrid name={title} list={list} hrefOf={hrefOf} dated />
      </PageFrame>
    </ListState>
  );
}
