import type { RankedCard, Rankings } from '@matinee/contract';
import { useEnvironment } from '../../../shared/environment/environment.ts';

/** The position of a title and the figure behind it, as text. */
export function useRankingFigure(): (tab: Rankings['tab'], title: RankedCard) => string {
  const { label, language } = useEnvironment();
  const rating = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (tab, { rank: position, figure }) => {
    const text = {
      watched: () => label('rankingViewers', { count: figure }),
      saved: () => label('rankingSaves', { count: figure }),
      rated: () => label('ratingOfFive', { rating: rating.format(figure) }),
    };
    return `${label('rankingPosition', { position })} · ${text[tab]()}`;
  };
}
