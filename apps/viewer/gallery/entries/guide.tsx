import type { Card } from '@matinee/contract';
import { type GalleryEntry, type GalleryLanguage, galleryStyles as styles } from '@matinee/ui/gallery';
import { ChannelName } from '../../src/entities/guide/components/channel-name.tsx';
import { ChannelProgrammes } from '../../src/entities/guide/components/channel-programmes.tsx';
import { GuideStrip } from '../../src/entities/guide/components/guide-strip.tsx';
import { GuideTable } from '../../src/entities/guide/components/guide-table.tsx';
import { NowNextCard } from '../../src/features/section/components/rows/now-next-card.tsx';
import { createSampleLabelFunction } from '../sample-environment.tsx';
import { createState, createWideState } from '../sample-state.tsx';
import { createChannel, createProgrammes, sampleTexts } from '../sample-titles.ts';

const hourMs = 60 * 60_000;
const createChannels = (language: GalleryLanguage) =>
  [0, 1, 2].map((index) => createChannel(language, index));

/** The second channel has no programmes. */
function SampleGuideTable({ language }: { language: GalleryLanguage }) {
  const now = Date.now();
  const start = Math.floor(now / hourMs) * hourMs - hourMs;
  const range = { start, end: start + 6 * hourMs, now };
  const label = createSampleLabelFunction(language);
  const channels = createChannels(language);
  return (
    <div className={styles.page}>
      <GuideTable
        name={label('guide')}
        channels={channels}
        {...range}
        renderLine={(channel) => (
          <ChannelProgrammes
            channel={channel}
            programmes={channel === channels[1] ? [] : createProgrammes(language, channel.id)}
            message={channel === channels[1] && label('guideDayEmpty')}
            {...range}
          />
        )}
      />
    </div>
  );
}

const renderGuideStrip = (language: GalleryLanguage) => (
  <GuideStrip name={createSampleLabelFunction(language)('guide')} channels={createChannels(language)} />
);

const channelStates: readonly { name: string; getChanges: (language: GalleryLanguage) => Partial<Card> }[] = [
  { name: 'Current and next programme', getChanges: () => ({}) },
  { name: 'Gap in the guide', getChanges: () => ({ programmingInfo: {} }) },
  {
    name: 'Logo failed to load, without artwork',
    getChanges: () => ({
      programmingInfo: { channelLogoUrl: '/artwork/missing' },
      thumbnail: undefined,
    }),
  },
  {
    name: 'Long title',
    getChanges: (language) => {
      const { currentProgramme, ...programmingInfo } = createChannel(language, 0).programmingInfo ?? {};
      const programme = sampleTexts[language].longTitle;
      return {
        programmingInfo: {
          ...programmingInfo,
          ...(currentProgramme && { currentProgramme: { ...currentProgramme, programme } }),
        },
      };
    },
  },
];

export const guideEntries: readonly GalleryEntry[] = [
  {
    name: 'NowNextCard',
    states: channelStates.map(({ name, getChanges }) =>
      createState(name, (language) => (
        <div className={styles.card}>
          <NowNextCard channel={createChannel(language, 0, getChanges(language))} now={Date.now()} />
        </div>
      )),
    ),
  },
  {
    name: 'ChannelName',
    states: [
      createState('With a logo', (language) => <ChannelName channel={createChannel(language, 0)} />),
      createState('Without a logo', (language) => (
        <ChannelName channel={createChannel(language, 0, { programmingInfo: {} })} />
      )),
    ],
  },
  {
    name: 'GuideTable',
    parts: ['ChannelProgrammes', 'ProgrammeLink', 'ProgrammeDialog', 'TimeAxis'],
    states: [
      createWideState('Past, current and later programmes; a channel without programmes', (language) => (
        <SampleGuideTable language={language} />
      )),
    ],
  },
  {
    name: 'GuideStrip',
    states: [
      createWideState('Programmes', renderGuideStrip, {
        getResponses: (language) => ({
          getGuide: {
            programmes: createProgrammes(language, 'channel-0'),
            paging: { lastSeen: null, moreDataAvailable: false },
          } as never,
        }),
      }),
      createWideState('Loading', renderGuideStrip),
      createWideState('Failed to load', renderGuideStrip, { getResponses: () => ({ getGuide: 'failed' }) }),
    ],
  },
];
