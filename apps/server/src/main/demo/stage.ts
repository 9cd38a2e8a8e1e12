// The pages of the demo realm: heroes and rows, with a row of what was added last, so that imports are seen.
import {
  type BucketContent,
  type DemoBucket,
  type DemoHero,
  type DemoPage,
  demoHome,
  demoSections,
  demoTitles,
  type HomeLink,
} from '../../../db/demo/index.ts';
import { type NewBucket, type NewHero, putSection } from '../../domains/catalogue/index.ts';
import { recentlyAdded } from '../../domains/media/index.ts';
import type { SeededContent, SeedFrame } from './content.ts';

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

const typeOf = ({ entityType, key }: HomeLink) => {
  if (entityType === 'title') return episodes.has(key) ? 'SEASON_VIDEO' : 'VIDEO';
  return contentTypeOf[entityType];
};

const linkTo = (link: HomeLink) => ({ event: { type: typeOf(link), id: link.key } }) as const;

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
      primaryButton: { text: primaryButton.text, link: linkTo(primaryButton.link) },
      ...(secondaryButton && {
        secondaryButton: { text: secondaryButton.text, link: linkTo(secondaryButton.link) },
      }),
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
  if (content.kind === 'personal') return { kind: 'continueWatching' };
  if (content.kind === 'events') return { kind: 'events' };
  const { of, genre, tag, access, sort, limit } = content.rule;
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
    source: sourceOf(bucket.content, content),
  };
}

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
