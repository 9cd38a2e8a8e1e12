import { useLabel, usePlayer, usePlayerContext } from '../context.ts';
import { Icon } from '../icons.tsx';
import { playbackRates } from '../playback-rates.ts';
import { Menu } from './menu.tsx';

export function SpeedMenu() {
  const { store, locale } = usePlayerContext();
  const label = useLabel();
  const rate = usePlayer((state) => state.rate);
  const isLive = usePlayer((state) => state.isLive);
  if (isLive) return null;
  const numberFormat = new Intl.NumberFormat(locale);
  return (
    <Menu
      name="speed"
      label={label('speed')}
      icon={<Icon name="speed" />}
      selectedKey={String(rate)}
      items={playbackRates.map((factor) => ({
        key: String(factor),
        label: factor === 1 ? label('speedNormal') : `${numberFormat.format(factor)}×`,
      }))}
      onSelect={(key) => store.requests.setRate(Number(key))}
    />
  );
}
