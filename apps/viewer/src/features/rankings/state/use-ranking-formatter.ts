import type { RankedCard, Rankings } from '@matinee/contract';
import { useEnvironment } from '../../../shared/environment/environment.ts';

/** Returns a function that formats the rank of a title and the figure that decides it. */
export function useRankingFormatter(): (tab: Rankings['tab'], title: RankedCard) => string {
  const { label, language } = useEnvironment();
  const ratingFormat = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (tab, { rank, figure }) => {
    const formatByTab = {
      watched: () => label('rankingViewers', { count: figure }),
      saved: () => label('rankingSaves', { count: figure }),
      rated: () => label('ratingOfFive', { rating: ratingFormat.format(figure) }),
    };
    return `${label('rankingPosition', { position: rank })} · ${formatByTab[tab]()}`;
  };
}
