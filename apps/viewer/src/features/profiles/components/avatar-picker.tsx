import { type ProfileAvatar as Avatar, profileAvatars } from '@matinee/rules';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { ProfileAvatar } from '../../../shared/profile-avatar/profile-avatar.tsx';
import type { ProfileTextKey } from '../api/profile-text-keys.ts';
import { profileTexts } from '../api/profile-texts.ts';
import styles from './profile-dialogs.module.css';

const nameKeys: Readonly<Record<Avatar, ProfileTextKey>> = {
  fox: 'avatarFox',
  owl: 'avatarOwl',
  cat: 'avatarCat',
  bear: 'avatarBear',
  whale: 'avatarWhale',
  rabbit: 'avatarRabbit',
  robot: 'avatarRobot',
  rocket: 'avatarRocket',
  sun: 'avatarSun',
  moon: 'avatarMoon',
  mountain: 'avatarMountain',
  leaf: 'avatarLeaf',
};

/** Radio buttons with the name `avatar`. */
export function AvatarPicker({ defaultAvatar }: { defaultAvatar: Avatar }) {
  const text = usePageTexts(profileTexts);
  return (
    <fieldset className={styles.avatars}>
      <legend>{text('profilePicture')}</legend>
      {profileAvatars.map((avatar) => (
        <label key={avatar} className={styles.avatar} title={text(nameKeys[avatar])}>
          <input
            type="radio"
            name="avatar"
            value={avatar}
            defaultChecked={avatar === defaultAvatar}
            aria-label={text(nameKeys[avatar])}
          />
          <ProfileAvatar avatar={avatar} size="fill" />
        </label>
      ))}
    </fieldset>
  );
}
