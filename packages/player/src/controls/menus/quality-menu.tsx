import { useLabel, usePlayer, usePlayerContext } from '../context.ts';
import { Icon } from '../icons.tsx';
import { Menu } from './menu.tsx';

const resolutionNames = new Map([
  [720, 'HD'],
  [1080, 'Full HD'],
  [1440, '2K'],
  [2160, '4K'],
]);

export function QualityMenu() {
  const { requests } = usePlayerContext().store;
  const label = useLabel();
  const qualities = usePlayer((state) => state.qualities);
  const quality = usePlayer((state) => state.quality);
  const playingHeight = usePlayer((state) => state.playingHeight);
  if (qualities.length < 2) return null;
  const autoHint = quality === 'auto' && playingHeight ? `${playingHeight}p` : undefined;
  return (
    <Menu
      name="quality"
      label={label('quality')}
      icon={<Icon name="quality" />}
      selectedKey={String(quality)}
      items={[
        { key: 'auto', label: label('qualityAuto'), hint: autoHint },
        ...qualities.map(({ height }) => ({
          key: String(height),
          label: `${height}p`,
          hint: resolutionNames.get(height),
        })),
      ]}
      onSelect={(key) => requests.selectQuality(key === 'auto' ? 'auto' : Number(key))}
    />
  );
}
