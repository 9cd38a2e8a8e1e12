import { useLocation } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { gridAskOf, gridQuery } from '../../lists/grid-query.ts';
import { ListState } from '../../lists/list-state.tsx';
import { PageFrame } from '../../lists/page-frame.tsx';
import { TitleGrid } from '../../lists/title-grid.tsx';
import { usePaged } from '../../lists/use-paged.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** Any grid by its id: everything of a row, a genre, a tag, a type, or one that the operator has named. */
export function GridPage() {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const { search } = useLocation();
  const ask = gridAskOf(new URLSearchParams(search));
  const list = usePaged(gridQuery(environment, ask));
  const title = list.pages?.[0]?.title ?? label('loading');
  const hrefOf = (lastSeen?: string) => paths.route('GRID', {}, { query: { id: ask.id, lastSeen } });
  return (
    <ListState list={list} notFound={<NotFound />}>
      <PageFrame title={title} fromStart={ask.lastSeen === null ? undefined : hrefOf()}>
        <TitleGrid name={title} list={list} hrefOf={hrefOf} />
      </PageFrame>
    </ListState>
  );
}
