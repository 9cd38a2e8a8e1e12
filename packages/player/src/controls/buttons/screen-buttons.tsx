import { useEffect, useState } from 'react';
import { useLabel, usePlayer, usePlayerView } from '../context.ts';
import { Icon } from '../icons.tsx';
import { IconButton } from './button.tsx';
import styles from './screen-buttons.module.css';

export function PictureInPictureButton() {
  const { requests } = usePlayerView().store;
  const label = useLabel();
  const active = usePlayer((state) => state.pictureInPicture);
  const [possible, setPossible] = useState(false);
  useEffect(() => setPossible(document.pictureInPictureEnabled ?? false), []);
  if (!possible) return null;
  return (
    <IconButton
      label={label(active ? 'leavePictureInPicture' : 'pictureInPicture')}
      onPress={() => requests.pictureInPicture(!active)}
      className={styles.pictureInPicture}
    >
      <Icon name="pictureInPicture" />
    </IconButton>
  );
}

export function FullscreenButton() {
  const { requests } = usePlayerView().store;
  const label = useLabel();
  const active = usePlayer((state) => state.fullscreen);
  return (
    <IconButton
      label={label(active ? 'leaveFullscreen' : 'fullscreen')}
      onPress={() => requests.fullscreen(!active)}
    >
      {active ? <Icon name="leaveFullscreen" /> : <Icon name="fullscreen" />}
    </IconButton>
  );
}
