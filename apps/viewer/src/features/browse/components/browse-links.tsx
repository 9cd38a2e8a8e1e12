// Kinds and genres, for somebody who has no words yet. Without them a search is still a search.
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { browseQuery } from '../api/browse-query.ts';
import { Choices } from './browse-choices.tsx';

export function WaysIn() {
  const { data: browse } = useQuery(browseQuery(useEnvironment()));
  return browse ? <Choices browse={browse} /> : null;
}
