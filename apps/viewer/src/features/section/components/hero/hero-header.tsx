// The heroes of a section, one at a time. Only the video background of the current one plays.
import type { Hero as HeroData } from '@matinee/contract';
import { chooseHeroBackgroundMode } from '@matinee/rules';
import { Badge, Hero, joinClassNames } from '@matinee/ui';
import { useCallback, useState } from 'react';
import { MetadataList } from '../../../../entities/title/detail/metadata-list.tsx';
import { useIsHydrated } from '../../../../shared/browser/use-is-hydrated.ts';
import { ChunkSuspense, lazyChunk } from '../../../../shared/chunks/lazy-chunk.tsx';
import { useLabel } from '../../../../shared/environment/environment.ts';
import { getHeroGradients } from '../../state/hero-gradients.ts';
import { useMotionAllowed } from '../../state/use-motion-allowed.ts';
import {
  type ChangeVideoBackgroundPreferences,
  useVideoBackgroundPreferences,
} from '../../state/video-background-preferences.ts';
import { CtaButtons } from './cta-buttons.tsx';
import styles from './hero-header.module.css';
import { HeroPicker } from './hero-picker.tsx';

const VideoBackground = lazyChunk(() =>
  import('./video-background.tsx').then(({ VideoBackground }) => ({ default: VideoBackground })),
);
const VideoBackgroundControls = lazyChunk(() =>
  import('./video-background-controls.tsx').then(({ VideoBackgroundControls }) => ({
    default: VideoBackgroundControls,
  })),
);
const HeroSwipe = lazyChunk(() => import('./hero-swipe.tsx'));

export function HeroHeader({ heroes }: { heroes: readonly HeroData[] }) {
  const [index, setIndex] = useState(0);
  const { isPlaying, setPlaying, preferences, changeVideoBackgroundPreferences } =
    useVideoBackgroundPlayback();
  const isMotionAllowed = useMotionAllowed();
  const isHydrated = useIsHydrated();
  const selectHero = useCallback(
    (newIndex: number) => {
      setPlaying(false);
      setIndex(newIndex);
    },
    [setPlaying],
  );
  // After an update there may be fewer heroes than the selected index.
  const currentIndex = heroes[index] ? index : 0;
  const hero = heroes[currentIndex];
  const { length } = heroes;
  const stepHero = useCallback(
    (step: number) => selectHero((currentIndex + step + length) % length),
    [selectHero, currentIndex, length],
  );
  if (!hero) return null;
  const { background, heroComponentsDisplay: display } = hero;
  const { animatedBackground } = background;
  const mode = isMotionAllowed ? chooseHeroBackgroundMode(animatedBackground, preferences) : 'none';
  return (
    <div className={joinClassNames(styles.header, length > 1 && styles.swipeable)}>
      {length > 1 && isHydrated && (
        <ChunkSuspense>
          <HeroSwipe onStep={stepHero} />
        </ChunkSuspense>
      )}
      <Hero
        key={hero.heroId}
        title={hero.title}
        titleImage={hero.titleImage}
        isTitleHidden={!display.showTitle}
        tagline={hero.tagline}
        description={display.showDescription ? hero.description : undefined}
        metadata={<HeroMetadata hero={hero} />}
        logo={hero.channelLogo}
        image={background.image}
        portraitImage={background.portraitImage}
        gradients={getHeroGradients(background)}
        horizontalPosition={hero.alignmentHorizontal}
        verticalPosition={hero.alignmentVertical}
        textAlignment={hero.textAlignment}
        actions={
          <CtaButtons
            primary={display.showPrimaryCta ? hero.primaryButton : undefined}
            secondary={hero.secondaryButton}
          />
        }
        videoBackground={
          mode !== 'none' && (
            <ChunkSuspense>
              <VideoBackground
                key={hero.heroId}
                animatedBackground={animatedBackground}
                mode={mode}
                onPlaying={setPlaying}
              />
            </ChunkSuspense>
          )
        }
        isPlaying={isPlaying}
      >
        {isMotionAllowed && animatedBackground && (isPlaying || mode === 'none') && (
          <ChunkSuspense>
            <VideoBackgroundControls
              mode={mode}
              animatedBackground={animatedBackground}
              onChange={changeVideoBackgroundPreferences}
            />
          </ChunkSuspense>
        )}
        {length > 1 && <HeroPicker heroes={heroes} currentIndex={currentIndex} onSelect={selectHero} />}
      </Hero>
    </div>
  );
}

/** Whether the video background plays, and the viewer's choices about it. */
function useVideoBackgroundPlayback() {
  const [preferences, changePreferences] = useVideoBackgroundPreferences();
  const [isPlaying, setPlaying] = useState(false);
  const changeVideoBackgroundPreferences = useCallback<ChangeVideoBackgroundPreferences>(
    (changes) => {
      if (changes.videoBackgroundAutoPlay === false) setPlaying(false);
      changePreferences(changes);
    },
    [changePreferences],
  );
  return { isPlaying, setPlaying, preferences, changeVideoBackgroundPreferences };
}

function HeroMetadata({ hero }: { hero: HeroData }) {
  const label = useLabel();
  const { content } = hero;
  if (!content) return null;
  return (
    <>
      <MetadataList items={[content.year, content.genres?.slice(0, 2).join(' · ')]} />
      {content.rating !== undefined && (
        <Badge variant="outline">{label('ageRating', { age: content.rating })}</Badge>
      )}
    </>
  );
}
