// The pages of the demo realm: heroes and rows, with a row of what was added last, so that imports are seen.
import type { Link } from '@matinee/contract';
import {
  type BucketContent,
  type DemoBackground,
  type DemoBucket,
  type DemoButton,
  type DemoHero,
  type DemoLink,
  type DemoPage,
  demoHome,
  demoSections,
  demoTitles,
  type EntityLink,
} from '@matinee/demo';
import { recentlyAdded } from '../../domains/media/index.ts';
import { type NewBucket, type NewHero, putSection } from '../../domains/pages/index.ts';
import type { SeededContent } from './content.ts';
import { linkKey } from './section-links.ts';
import type { SeedFrame } from './seed-frame.ts';

const episodes = new Set(demoTitles.filter((title) => title.type === 'episode').map(({ key }) => key));
const contentTypes = {
  films: 'VIDEO',
  episodes: 'SEASON_VIDEO',
  series: 'SERIES',
  playlists: 'PLAYLIST',
} as const;
/** Two rows from the top: an operator who imports looks for it there. */
const recentlyAddedAt = 2;

const contentTypeOf = { series: 'SERIES', playlist: 'PLAYLIST', channel: 'EPG' } as const;

const typeOf = ({ entityType, key }: EntityLink) => {
  if (entityType === 'title') return episodes.has(key) ? 'SEASON_VIDEO' : 'VIDEO';
  return contentTypeOf[entityType];
};

function linkTo(link: DemoLink): Link {
  if ('url' in link) return { url: link.url };
  if ('page' in link) return { route: 'SECTION', params: { id: link.page } };
  if ('favourite' in link) return { type: 'ADD_TO_FAVOURITES', event: { type: 'VIDEO', id: link.favourite } };
  if ('play' in link) return { type: 'WATCH_PLAYLIST', event: { type: 'PLAYLIST', id: link.play } };
  return { event: { type: typeOf(link), id: link.key } };
}

const buttonOf = ({ text, link }: DemoButton) => ({ ...(text && { text }), link: linkTo(link) });

function heroOf(
  { exid, subject, primaryButton, secondaryButton, animatedBackground, textAlignment }: DemoHero,
  page: DemoPage,
  { idOf }: SeededContent,
): NewHero {
  const preview = animatedBackground?.titleKey;
  const isCentred = textAlignment === 'centre';
  return {
    publicId: `${page.id}-${exid}`,
    contentId: idOf(subject.key),
    data: {
      primaryButton: buttonOf(primaryButton),
      ...(secondaryButton && { secondaryButton: buttonOf(secondaryButton) }),
      ...(preview !== undefined && {
        animatedBackground: {
          entityId: preview,
          entityType: typeOf({ entityType: 'title', key: preview }),
        },
      }),
      gradients: { top: true, right: false, bottom: true, left: !isCentred },
      alignmentHorizontal: isCentred ? 'center' : 'left',
      alignmentVertical: 'bottom',
      textAlignment: isCentred ? 'CENTER' : 'LEFT',
    },
  };
}

function sourceOf(content: BucketContent, { idOf }: SeededContent): NewBucket['source'] {
  if (content.kind === 'list') return { kind: 'list', items: content.keys.map(idOf) };
  if (content.kind === 'sections')
    return { kind: 'list', items: content.keys.map((key) => idOf(linkKey(key))) };
  if (content.kind === 'personal') return { kind: 'continueWatching' };
  if (content.kind === 'events') return { kind: 'events' };
  if (content.kind === 'feed') return { kind: 'feed', feed: content.feed };
  const { contentType: of, genre, tag, access, sort, limit } = content.rule;
  return {
    kind: 'rule',
    type: contentTypes[of],
    sort,
    limit,
    ...(genre !== undefined && { genre }),
    ...(tag !== undefined && { tag }),
    ...(access !== undefined && { access: access === 'sign-in' ? 'signIn' : access }),
  };
}

function bucketOf(bucket: DemoBucket, page: DemoPage, content: SeededContent): NewBucket {
  const { exid, name, description, rowType, rowCount, displayPosters, showItemPosition } = bucket;
  const { metadataDisplayMode, playlistImageType, textAlignment } = bucket;
  const { background, primaryCta, secondaryCta } = bucket;
  return {
    publicId: `${page.id}-${exid}`,
    exid,
    ...(bucket.type && { type: bucket.type }),
    names: name,
    ...(description && { descriptions: description }),
    rowType,
    rowCount,
    displayPosters,
    showItemPosition,
    ...(metadataDisplayMode && { metadataDisplayMode }),
    ...(playlistImageType && { playlistImageType }),
    ...(textAlignment && { textAlignment }),
    ...(background && {
      background: {
        contentId: content.idOf(background.artworkKey),
        animationType: background.animation,
        gradients: sidesOf(background.sides),
      },
    }),
    ...(primaryCta && { primaryCta: buttonOf(primaryCta) }),
    ...(secondaryCta && { secondaryCta: buttonOf(secondaryCta) }),
    source: sourceOf(bucket.content, content),
  };
}

const sidesOf = (sides: DemoBackground['sides']) => ({
  top: sides.includes('top'),
  right: sides.includes('right'),
  bottom: sides.includes('bottom'),
  left: sides.includes('left'),
});

export async function seedStage({ trx, realmId, now }: SeedFrame, content: SeededContent): Promise<void> {
  for (const page of [demoHome, ...demoSections]) {
    const isHome = page === demoHome;
    const buckets = page.buckets.map((bucket) => bucketOf(bucket, page, content));
    if (isHome) buckets.splice(recentlyAddedAt, 0, recentlyAdded());
    await putSection(trx, {
      realmId,
      key: isHome ? 'HOME' : page.id,
      title: page.name,
      heroes: page.heroes.map((hero) => heroOf(hero, page, content)),
      buckets,
      now,
    });
  }
}
