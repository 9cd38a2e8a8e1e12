// The profiles of the account. A click continues with a profile, or edits it while the viewer manages the profiles.
import type { Profile } from '@matinee/contract';
import { MAX_PROFILES } from '@matinee/rules';
import { Badge, Button, ButtonRow, Icon, Notice, VisuallyHidden } from '@matinee/ui';
import { useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { ProfileAvatar } from '../../../shared/profile-avatar/profile-avatar.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { profileTexts } from '../api/profile-texts.ts';
import { useSelectProfile } from '../state/use-profiles.ts';
import { PinDialog } from './pin-dialog.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import styles from './profile-picker.module.css';

export interface ProfilePickerProps {
  profiles: readonly Profile[];
  /** Called after the session continues with a profile. */
  onSelect: () => void;
}

export function ProfilePicker({ profiles, onSelect }: ProfilePickerProps) {
  const { label } = useEnvironment();
  const text = usePageTexts(profileTexts);
  const { user } = useSession();
  const select = useSelectProfile();
  const [isManaging, setManaging] = useState(false);
  const [lockedProfile, setLockedProfile] = useState<Profile | null>(null);
  const [editedProfile, setEditedProfile] = useState<Profile | 'new' | null>(null);
  const canManage = user?.pro.tp === 'adult';

  const choose = (profile: Profile) => {
    if (select.isPending) return;
    if (isManaging) return setEditedProfile(profile);
    if (profile.isCurrent) return onSelect();
    select.reset();
    if (profile.needsPin) return setLockedProfile(profile);
    select.mutate({ id: profile.id }, { onSuccess: onSelect });
  };
  return (
    <div className={styles.picker}>
      {isManaging && <p className={styles.hint}>{text('profilesEditHint')}</p>}
      <ul className={styles.list}>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <button
              type="button"
              className={styles.tile}
              aria-current={profile.isCurrent || undefined}
              aria-busy={(select.isPending && select.variables.id === profile.id) || undefined}
              data-focus-item
              onClick={() => choose(profile)}
            >
              <span className={styles.image}>
                <ProfileAvatar avatar={profile.avatar} size="fill" />
                {profile.needsPin && !isManaging && (
                  <span className={styles.lock}>
                    <Icon name="lock" />
                    <VisuallyHidden>{text('profilesNeedsPin')}</VisuallyHidden>
                  </span>
                )}
              </span>
              <bdi className={styles.name}>{profile.name}</bdi>
              <span className={styles.badges}>
                {profile.tp === 'child' && <Badge>{text('profilesChild')}</Badge>}
                {profile.isCurrent && <Badge>{text('profilesCurrent')}</Badge>}
              </span>
            </button>
          </li>
        ))}
        {canManage && profiles.length < MAX_PROFILES && (
          <li>
            <button
              type="button"
              className={styles.tile}
              data-focus-item
              onClick={() => setEditedProfile('new')}
            >
              <span className={styles.addImage} aria-hidden>
                +
              </span>
              <span className={styles.name}>{text('profilesAdd')}</span>
            </button>
          </li>
        )}
      </ul>
      {select.error && !lockedProfile && (
        <Notice kind="error">{getErrorText(select.error, label).text}</Notice>
      )}
      {canManage && (
        <ButtonRow>
          <Button onClick={() => setManaging(!isManaging)} aria-pressed={isManaging}>
            {text(isManaging ? 'profilesDone' : 'profilesManage')}
          </Button>
        </ButtonRow>
      )}
      <PinDialog
        profile={lockedProfile}
        error={select.error}
        isBusy={select.isPending}
        onClose={() => setLockedProfile(null)}
        onSubmit={(pin) => {
          if (!lockedProfile) return;
          select.mutate({ id: lockedProfile.id, pin }, { onSuccess: onSelect });
        }}
      />
      <ProfileDialog
        profile={editedProfile}
        usedAvatars={profiles.map(({ avatar }) => avatar)}
        onClose={() => setEditedProfile(null)}
      />
    </div>
  );
}
