import { useLayoutEffect, useState } from 'react';
import { useLabel, usePlayer, usePlayerContext } from '../context.ts';
import { Icon } from '../icons.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './screen-buttons.module.css';

export function PictureInPictureButton() {
  const { requests } = usePlayerContext().store;
  const label = useLabel();
  const isActive = usePlayer((state) => state.pictureInPicture);
  const [isSupported, setIsSupported] = useState(false);
  // A layout effect runs before the first paint. A later one would visibly move the other buttons.
  useLayoutEffect(() => setIsSupported(document.pictureInPictureEnabled ?? false), []);
  if (!isSupported) return null;
  return (
    <IconButton
      label={label(isActive ? 'leavePictureInPicture' : 'pictureInPicture')}
      onPress={() => requests.setPictureInPicture(!isActive)}
      className={styles.pictureInPicture}
    >
      <Icon name="pictureInPicture" />
    </IconButton>
  );
}

export function FullscreenButton() {
  const { requests } = usePlayerContext().store;
  const label = useLabel();
  const isActive = usePlayer((state) => state.fullscreen);
  return (
    <IconButton
      label={label(isActive ? 'leaveFullscreen' : 'fullscreen')}
      onPress={() => requests.setFullscreen(!isActive)}
    >
      {isActive ? <Icon name="leaveFullscreen" /> : <Icon name="fullscreen" />}
    </IconButton>
  );
}
