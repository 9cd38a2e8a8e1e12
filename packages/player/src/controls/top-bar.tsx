import { IconButton } from './buttons/icon-button.tsx';
import { useLabel, usePlayer } from './context.ts';
import { Icon } from './icons.tsx';
import styles from './top-bar.module.css';

export function TopBar({ onBack }: { onBack?: () => void }) {
  const label = useLabel();
  const title = usePlayer((state) => state.title);
  const isInPictureInPicture = usePlayer((state) => state.pictureInPicture);
  return (
    <div className={styles.topBar}>
      {onBack && (
        <IconButton label={label('back')} onPress={onBack} className={styles.back}>
          <Icon name="back" />
        </IconButton>
      )}
      {/* In picture-in-picture, the browser shows its own notice here. */}
      <p className={styles.title} data-title>
        {!isInPictureInPicture && title}
      </p>
    </div>
  );
}
