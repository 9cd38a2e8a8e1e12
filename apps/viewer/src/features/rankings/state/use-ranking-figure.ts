import type { RankedCard, Rankings } from '@matinee/contract';
import { useEnvironment } from '../../../shared/environment/environment.ts';

/** A title's place and what it has it for, in words. */
export function useRankingFigure(): (tab: Rankings['tab'], title: RankedCard) => string {
  const { label, language } = useEnvironment();
  const rating = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (tab, { place, figure }) => {
    const words = {
      watched: () => label('rankingWatchedBy', { count: figure }),
      kept: () => label('rankingKeptBy', { count: figure }),
      rated: () => label('ratingOfFive', { rating: rating.format(figure) }),
    };
    return `${label('rankingPlace', { place })} · ${words[tab]()}`;
  };
}
