// Seeds the home page and the section pages. The home page also has a row of recently added titles, so that an
// operator sees imports there.

import type { EditorialLink } from '@matinee/contract';
import {
  type BucketContent,
  type DemoBackground,
  type DemoBucket,
  type DemoButton,
  type DemoHero,
  type DemoLink,
  type DemoSection,
  demoHome,
  demoSections,
  demoTitles,
  type EntityLink,
} from '@matinee/demo';
import { createRecentlyAddedBucket } from '../../domains/media/index.ts';
import { type NewBucket, type NewHero, putSection } from '../../domains/pages/index.ts';
import { getSectionLinkKey } from './seed-content.ts';
import type { SeedContext } from './seed-context.ts';

type GetId = (key: string) => number;

const episodeKeys = new Set(demoTitles.filter((title) => title.type === 'episode').map(({ key }) => key));
const ruleContentTypes = {
  films: 'VIDEO',
  episodes: 'SEASON_VIDEO',
  series: 'SERIES',
  playlists: 'PLAYLIST',
} as const;
/** The row of recently added titles is the third one. */
const recentlyAddedPosition = 2;

const entityContentTypes = { series: 'SERIES', playlist: 'PLAYLIST', channel: 'EPG' } as const;

const toContentType = ({ entityType, key }: EntityLink) => {
  if (entityType === 'title') return episodeKeys.has(key) ? 'SEASON_VIDEO' : 'VIDEO';
  return entityContentTypes[entityType];
};

function toLink(link: DemoLink): EditorialLink {
  if ('url' in link) return { url: link.url };
  if ('section' in link) return { route: 'SECTION', params: { id: link.section } };
  if ('addToFavourites' in link)
    return { type: 'ADD_TO_FAVOURITES', event: { type: 'VIDEO', id: link.addToFavourites } };
  if ('playPlaylist' in link)
    return { type: 'WATCH_PLAYLIST', event: { type: 'PLAYLIST', id: link.playPlaylist } };
  return { event: { type: toContentType(link), id: link.key } };
}

const toButton = ({ text, link }: DemoButton) => ({ ...(text && { text }), link: toLink(link) });

function toHero(
  { exid, subject, primaryButton, secondaryButton, animatedBackground, textAlignment }: DemoHero,
  page: DemoSection,
  getId: GetId,
): NewHero {
  const previewKey = animatedBackground?.titleKey;
  const isCentred = textAlignment === 'centre';
  return {
    publicId: `${page.id}-${exid}`,
    contentId: getId(subject.key),
    data: {
      primaryButton: toButton(primaryButton),
      ...(secondaryButton && { secondaryButton: toButton(secondaryButton) }),
      ...(previewKey !== undefined && {
        animatedBackground: {
          entityId: previewKey,
          entityType: toContentType({ entityType: 'title', key: previewKey }),
        },
      }),
      gradients: { top: true, right: false, bottom: true, left: !isCentred },
      alignmentHorizontal: isCentred ? 'center' : 'left',
      alignmentVertical: 'bottom',
      textAlignment: isCentred ? 'CENTER' : 'LEFT',
    },
  };
}

function toBucketSource(content: BucketContent, getId: GetId): NewBucket['source'] {
  if (content.kind === 'list') return { kind: 'list', items: content.keys.map(getId) };
  if (content.kind === 'sections')
    return { kind: 'list', items: content.keys.map((key) => getId(getSectionLinkKey(key))) };
  if (content.kind === 'personal') return { kind: 'continueWatching' };
  if (content.kind === 'events') return { kind: 'events' };
  if (content.kind === 'feed') return { kind: 'feed', feed: content.feed };
  const { contentType, genre, tag, access, sort, limit } = content.rule;
  return {
    kind: 'rule',
    type: ruleContentTypes[contentType],
    sort,
    limit,
    ...(genre !== undefined && { genre }),
    ...(tag !== undefined && { tag }),
    ...(access !== undefined && { access: access === 'sign-in' ? 'signIn' : access }),
  };
}

function toBucket(bucket: DemoBucket, page: DemoSection, getId: GetId): NewBucket {
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
        contentId: getId(background.artworkKey),
        animationType: background.animation,
        gradients: toGradients(background.gradientSides),
      },
    }),
    ...(primaryCta && { primaryCta: toButton(primaryCta) }),
    ...(secondaryCta && { secondaryCta: toButton(secondaryCta) }),
    source: toBucketSource(bucket.content, getId),
  };
}

const toGradients = (sides: DemoBackground['gradientSides']) => ({
  top: sides.includes('top'),
  right: sides.includes('right'),
  bottom: sides.includes('bottom'),
  left: sides.includes('left'),
});

export async function seedPages({ trx, realmId, now }: SeedContext, getId: GetId): Promise<void> {
  for (const page of [demoHome, ...demoSections]) {
    const isHome = page === demoHome;
    const buckets = page.buckets.map((bucket) => toBucket(bucket, page, getId));
    if (isHome) buckets.splice(recentlyAddedPosition, 0, createRecentlyAddedBucket());
    await putSection(trx, {
      realmId,
      key: isHome ? 'HOME' : page.id,
      title: page.name,
      heroes: page.heroes.map((hero) => toHero(hero, page, getId)),
      buckets,
      now,
    });
  }
}
