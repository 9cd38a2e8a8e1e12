import type { PromoItem } from '@matinee/contract';
import { type GalleryEntry, type GalleryLanguage, landscape } from '@matinee/ui/gallery';
import { PromoStrip } from '../../src/entities/promo-item/promo-strip.tsx';
import { createWideState } from '../sample-state.tsx';
import { sampleTexts } from '../sample-titles.ts';

function createItem(language: GalleryLanguage, changes: Partial<PromoItem> = {}): PromoItem {
  const { titles, tagline, description } = sampleTexts[language];
  return {
    id: 'storm',
    title: tagline,
    text: description,
    artwork: landscape,
    button: { ctaText: titles[0] ?? '', link: { route: 'BROWSE' }, handleClick: false },
    placements: ['home'],
    ...changes,
  };
}

export const promoItemEntries: readonly GalleryEntry[] = [
  {
    name: 'PromoStrip',
    states: [
      createWideState('One item', (language) => <PromoStrip items={[createItem(language)]} />),
      createWideState('Two items', (language) => (
        <PromoStrip items={[createItem(language), createItem(language, { id: 'second' })]} />
      )),
      createWideState('Without image and text', (language) => (
        <PromoStrip items={[createItem(language, { artwork: undefined, text: undefined })]} />
      )),
    ],
  },
];
