// The rows of home for the comparison with cards-page.tsx: 30 rows of 20 titles in memory, without server and
// router. See measure-renders.tsx.
import '@matinee/ui/styles/tokens.css';
import type { Card, Section } from '@matinee/contract';
import { markFirstPageHydrated } from '@matinee/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SectionView } from '../../apps/viewer/src/features/section/components/section-view.tsx';
import {
  type Environment,
  EnvironmentContext,
} from '../../apps/viewer/src/shared/environment/environment.ts';
import { createPaths } from '../../apps/viewer/src/shared/navigation/paths.ts';
import { measureRenders } from './measure-renders.tsx';

const features = { seriesInterstitial: true, videoInterstitial: false, showTitles: true };
const environment = {
  realm: { name: 'Bench', features },
  language: 'en',
  direction: 'ltr',
  label: (key: string) => key,
  paths: createPaths('en', null),
} as unknown as Environment;

const createCard = (rowIndex: number, position: number): Card => ({
  id: `${rowIndex}-${position}`,
  type: 'VIDEO',
  title: `Title ${rowIndex + 1}.${position + 1}`,
  accessLevel: 'GRANTED',
  duration: 5400,
  year: 2026,
  thumbnail: { url: '/images/x', width: 1920, height: 1080, placeholder: 'GAgGDYQ4d3+PeIeHd4hwiAh4iA==' },
});

const paging = { lastSeen: null, moreDataAvailable: false };
const section: Section = {
  section: 'HOME',
  title: 'Home',
  heroes: [],
  paging,
  buckets: Array.from({ length: 30 }, (_, rowIndex) => ({
    bucketId: `row-${rowIndex}`,
    exid: `row-${rowIndex}`,
    name: `Row ${rowIndex + 1}`,
    type: 'VOD_PLAYLIST',
    originalType: 'VOD_PLAYLIST',
    contentList: Array.from({ length: 20 }, (_, position) => createCard(rowIndex, position)),
    paging,
    rowTypeData: {
      rowType: 'basic',
      rowCount: 1,
      displayPosters: false,
      showItemPosition: false,
      hideMetadata: false,
    },
  })),
};

// Renders as after a navigation; the first screen of a document is measured elsewhere.
markFirstPageHydrated();
const queryClient = new QueryClient();
void measureRenders(<SectionView section={section} />, (page) => (
  <EnvironmentContext value={environment}>
    <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
  </EnvironmentContext>
));
