import type { RankedCard, Rankings } from '@matinee/contract';
import { useEnvironment } from '../../../shared/environment/environment.ts';

/** A title's place and what it has it for, in words. */
export function useRankingFigure(): (tab: Rankings['tab'], title: RankedCard) => string {
  const { label, language } = useEnvironment();
  const rating = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (tab, { place, figure }) => {
    const words = {
      watched: () => label('rankingViewers', { count: figure }),
      kept: () => label('rankingSaves', { count: figure }),
      rated: () => label('ratingOfFive', { rating: rating.format(figure) }),
    };
    return `${label('rankingPosition', { position: place })} · ${words[tab]()}`;
  };
}
