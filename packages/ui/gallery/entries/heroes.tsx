import { Badge, Button, Hero, type HeroProps } from '../../src/index.ts';
import { landscape, portrait, titleImage } from '../sample-images.ts';
import type { ComponentEntry } from './component-entry.ts';

const gradients = { top: true, right: false, bottom: true, left: true };
const hero: HeroProps = {
  title: 'The lighthouse keepers',
  tagline: 'The light must not go out.',
  description: 'Two sisters run the last lighthouse of the coast while the winter storms come closer.',
  metadata: (
    <>
      <span>2024</span>
      <Badge variant="outline">12+</Badge>
      <span>1 h 32 min</span>
    </>
  ),
  image: landscape,
  portraitImage: portrait,
  gradients,
  horizontalPosition: 'left',
  verticalPosition: 'bottom',
  textAlignment: 'LEFT',
  actions: (
    <>
      <Button variant="cta" icon="play">
        Watch now
      </Button>
      <Button icon="info">Details</Button>
    </>
  ),
};

const heroStates: readonly { name: string; props: Partial<HeroProps> }[] = [
  { name: 'Text at the start', props: {} },
  { name: 'Title image', props: { titleImage } },
  {
    name: 'Long title',
    props: {
      title: 'The long and entirely unexpected journey of a very small boat across a very large ocean',
    },
  },
  {
    name: 'Centred',
    props: { horizontalPosition: 'center', verticalPosition: 'center', textAlignment: 'CENTER' },
  },
  {
    name: 'Text at the end',
    props: { horizontalPosition: 'right', verticalPosition: 'top', textAlignment: 'RIGHT' },
  },
  { name: 'Moving background playing: only title and buttons stay', props: { isPlaying: true } },
  { name: 'Without an image', props: { image: undefined } },
];

export const heroEntries: readonly ComponentEntry[] = [
  {
    name: 'Hero',
    states: heroStates.map(({ name, props }) => ({
      name,
      isWide: true,
      render: () => <Hero {...hero} {...props} />,
    })),
  },
];
