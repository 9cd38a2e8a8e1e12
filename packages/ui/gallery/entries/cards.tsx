import type { CardLayout } from '@matinee/rules';
import {
  Badge,
  Card,
  type CardProps,
  Grid,
  GridGap,
  GridItem,
  GridPlaceholders,
  gridImageSizes,
  OutlinedNumeral,
  Rail,
  type RailProps,
} from '../../src/index.ts';
import styles from '../gallery.module.css';
import { brokenImage, createImageWithHue, landscape, poster } from '../sample-images.ts';
import type { ComponentEntry } from './component-entry.ts';

const hues = [0, 60, 120, 210, 300];
const positions = Array.from({ length: 10 }, (_, index) => index + 1);

const card: CardProps = {
  href: '#title',
  title: 'The lighthouse keepers of the north',
  shape: 'landscape',
  image: landscape,
  sizes: '320px',
  loading: 'eager',
  metadata: '2024 · Drama · 1 h 32 min',
  description: 'Two sisters run the last lighthouse of the coast while the winter storms come closer.',
};

const cardStates: readonly { name: string; props: Partial<CardProps> }[] = [
  { name: 'Text below the image', props: {} },
  { name: 'More text', props: { textVariant: 'more' } },
  { name: 'Text over the image', props: { textVariant: 'over' } },
  { name: 'Text over the image while active', props: { textVariant: 'overWhileActive' } },
  { name: 'Text for screen readers only', props: { textVariant: 'none' } },
  { name: 'Locked', props: { lockLabel: 'Sign in to watch' } },
  { name: 'Duration', props: { duration: '1:32:05' } },
  { name: 'Live', props: { scheduleBadge: <Badge variant="alert">Live</Badge> } },
  { name: 'Watch progress', props: { progress: { fraction: 0.6, label: '60 percent watched' } } },
  { name: 'Without an image', props: { image: undefined } },
  { name: 'Image failed to load', props: { image: brokenImage } },
];

const layouts: Record<string, CardLayout> = {
  card: { kind: 'card', shape: 'landscape' },
  poster: { kind: 'poster', shape: 'poster' },
};
const railLabels = { previous: 'Previous titles', next: 'Next titles' };

function SampleRail({ cardLayout = layouts.card as CardLayout, ...props }: Partial<RailProps>) {
  const isPoster = cardLayout.shape === 'poster';
  return (
    <Rail
      title="Stories from the coast"
      cardLayout={cardLayout}
      labels={railLabels}
      count={24}
      renderItem={(index) => (
        <Card
          {...card}
          shape={cardLayout.shape}
          image={isPoster ? poster : createImageWithHue((index * 47) % 360)}
          title={`Chapter ${index + 1}`}
          textVariant={isPoster ? 'none' : 'below'}
          position={props.isNumbered ? index + 1 : undefined}
        />
      )}
      {...props}
    />
  );
}

const railStates: readonly { name: string; props: Partial<RailProps> }[] = [
  { name: 'Cards', props: { description: 'A row of cards with a description.' } },
  { name: 'Posters', props: { cardLayout: layouts.poster as CardLayout, textLines: 'none' } },
  { name: 'Numbered', props: { isNumbered: true, count: 10 } },
  { name: 'Two rows', props: { rowCount: 2 } },
  { name: 'Large and featured', props: { size: 'large', isFeatured: true, description: 'With large text.' } },
  { name: 'Text beside the cards', props: { size: 'inline', description: 'In wide windows.' } },
  { name: 'Loading', props: { count: 24, loadedCount: 2, isBusy: true } },
  { name: 'Far from the viewport', props: { isFarFromViewport: true } },
];

export const cardEntries: readonly ComponentEntry[] = [
  {
    name: 'Card',
    states: [
      ...cardStates.map(({ name, props }) => ({
        name,
        render: () => (
          <div className={styles.card}>
            <Card {...card} {...props} />
          </div>
        ),
      })),
      {
        name: 'Numbered',
        render: () => (
          <div className={`${styles.card} ${styles.numberedCard}`}>
            <Card {...card} position={3} />
          </div>
        ),
      },
      {
        name: 'Poster',
        render: () => (
          <div className={styles.poster}>
            <Card {...card} shape="poster" image={poster} textVariant="none" />
          </div>
        ),
      },
    ],
  },
  {
    name: 'OutlinedNumeral',
    states: [
      {
        name: 'Positions 1 to 10',
        render: () => (
          <div className={`${styles.line} ${styles.numeral}`}>
            {positions.map((position) => (
              <OutlinedNumeral key={position} value={position} />
            ))}
          </div>
        ),
      },
    ],
  },
  {
    name: 'Grid',
    parts: ['GridItem', 'GridGap', 'GridPlaceholders'],
    states: [
      {
        name: 'Cards, and placeholders of cards that are loading',
        isWide: true,
        render: () => (
          <div className={styles.page}>
            <Grid name="Stories">
              {hues.map((hue, index) => (
                <GridItem key={hue} position={index + 1}>
                  <Card {...card} sizes={gridImageSizes.landscape} image={createImageWithHue(hue)} />
                </GridItem>
              ))}
              <GridPlaceholders count={3} />
            </Grid>
          </div>
        ),
      },
      {
        name: 'Posters after a gap of 80 px',
        isWide: true,
        render: () => (
          <div className={styles.page}>
            <Grid name="People" shape="poster">
              <GridGap height={80} />
              {hues.map((hue) => (
                <GridItem key={hue}>
                  <Card {...card} shape="poster" image={poster} title="Ada" metadata="Actor" />
                </GridItem>
              ))}
            </Grid>
          </div>
        ),
      },
    ],
  },
  {
    name: 'Rail',
    parts: ['ScrollArrows'],
    states: railStates.map(({ name, props }) => ({
      name,
      isWide: true,
      render: () => <SampleRail {...props} />,
    })),
  },
];
