// The drawn picture of a profile. All pictures are in one file, so that a page requests only one.
import type { ProfileAvatar as Avatar } from '@matinee/rules';
import avatarsUrl from './avatars.svg';
import styles from './profile-avatar.module.css';

export interface ProfileAvatarProps {
  avatar: Avatar | undefined;
  /** `s` fits the navigation bar, `l` a grid; `fill` has the width of its container. */
  size: 's' | 'l' | 'fill';
}

/** A text beside the picture says whose it is, so it has no text alternative. */
export function ProfileAvatar({ avatar = 'fox', size }: ProfileAvatarProps) {
  return (
    <img
      className={`${styles.avatar} ${styles[size]}`}
      src={`${avatarsUrl}#${avatar}`}
      alt=""
      width="64"
      height="64"
    />
  );
}
