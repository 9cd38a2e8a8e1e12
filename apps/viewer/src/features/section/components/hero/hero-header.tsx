// The heroes of a page, one at a time. Nothing moves by itself but the background of the one that is shown.
import type { Hero as HeroData } from '@matinee/contract';
import { heroBackgroundMode } from '@matinee/rules';
import { Hero } from '@matinee/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { FactList } from '../../../../entities/title/detail/fact-list.tsx';
import { useEnvironment, useLabel } from '../../../../shared/environment/environment.ts';
import { gradientsOf } from '../../state/gradients.ts';
import { useWantsMotion } from '../../state/use-motion-allowed.ts';
import { type ChangeBackground, useBackgroundPreferences } from '../../state/video-background-preferences.ts';
import { StageButtons } from './hero-buttons.tsx';
import styles from './hero-header.module.css';
import { HeroPicker } from './hero-picker.tsx';

const MovingBackground = lazy(() =>
  import('./video-background.tsx').then(({ MovingBackground }) => ({ default: MovingBackground })),
);
const BackgroundControls = lazy(() =>
  import('./video-background-controls.tsx').then(({ BackgroundControls }) => ({
    default: BackgroundControls,
  })),
);

export function HeroStage({ heroes }: { heroes: readonly HeroData[] }) {
  const { realm } = useEnvironment();
  const [preferences, changePreferences] = useBackgroundPreferences(realm.key);
  const mayMove = useWantsMotion();
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const change = useCallback<ChangeBackground>(
    (changed) => {
      if (changed.videoBackgroundAutoPlay === false) setPlaying(false);
      changePreferences(changed);
    },
    [changePreferences],
  );
  const choose = useCallback((next: number) => {
    setPlaying(false);
    setIndex(next);
  }, []);
  // The page may have fewer heroes than it had when somebody chose.
  const shown = heroes[index] ? index : 0;
  const hero = heroes[shown];
  if (!hero) return null;
  const { background, heroComponentsDisplay: display } = hero;
  const { animatedBackground } = background;
  const mode = mayMove ? heroBackgroundMode(animatedBackground, preferences) : 'none';
  return (
    <div className={styles.stage}>
      <Hero
        key={hero.heroId}
        title={hero.title}
        titlePicture={hero.titleImage}
        untitled={!display.showTitle}
        tagline={hero.tagline}
        description={display.showDescription ? hero.description : undefined}
        facts={<HeroFacts hero={hero} />}
        logo={hero.channelLogo}
        picture={background.image}
        portrait={background.portraitImage}
        gradients={gradientsOf(background)}
        horizontal={hero.alignmentHorizontal}
        vertical={hero.alignmentVertical}
        text={hero.textAlignment}
        actions={
          <StageButtons
            primary={display.showPrimaryCta ? hero.primaryButton : undefined}
            secondary={hero.secondaryButton}
          />
        }
        moving={
          mode !== 'none' && (
            <Suspense fallback={null}>
              <MovingBackground
                key={hero.heroId}
                background={animatedBackground}
                mode={mode}
                onPlaying={setPlaying}
              />
            </Suspense>
          )
        }
        quiet={playing}
      >
        {mayMove && animatedBackground && (playing || mode === 'none') && (
          <Suspense fallback={null}>
            <BackgroundControls mode={mode} background={animatedBackground} onChange={change} />
          </Suspense>
        )}
        {heroes.length > 1 && <HeroPicker heroes={heroes} index={shown} onChoose={choose} />}
      </Hero>
    </div>
  );
}

function HeroFacts({ hero }: { hero: HeroData }) {
  const label = useLabel();
  const { content } = hero;
  if (!content) return null;
  const facts = [
    content.year,
    content.genres?.slice(0, 2).join(' · '),
    content.rating !== undefined && label('ageRating', { age: content.rating }),
  ];
  return <FactList facts={facts} />;
}
