// Adds a profile, or changes or deletes one.
import { hasErrorCode } from '@matinee/client';
import type { Profile } from '@matinee/contract';
import { MAX_PROFILE_NAME_LENGTH, type ProfileAvatar, profileAvatars } from '@matinee/rules';
import { Button, ButtonRow, Checkbox, ConfirmDialog, Dialog, Notice, TextField } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ProfileTextKey } from '../api/profile-text-keys.ts';
import { profileTexts } from '../api/profile-texts.ts';
import { useDeleteProfile, useSaveProfile } from '../state/use-profiles.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import styles from './profile-dialogs.module.css';

export interface ProfileDialogProps {
  /** `new` adds a profile; null closes the dialog. */
  profile: Profile | 'new' | null;
  /** The pictures of the other profiles: a new profile starts with one that is free. */
  usedAvatars: readonly ProfileAvatar[];
  onClose: () => void;
}

export function ProfileDialog({ profile, usedAvatars, onClose }: ProfileDialogProps) {
  const { label } = useEnvironment();
  const text = usePageTexts(profileTexts);
  return (
    <Dialog
      open={profile !== null}
      onClose={onClose}
      title={text(profile === 'new' ? 'profileAddTitle' : 'profileEditTitle')}
      closeLabel={label('close')}
    >
      {profile !== null && (
        <ProfileForm
          profile={profile === 'new' ? undefined : profile}
          freeAvatar={profileAvatars.find((avatar) => !usedAvatars.includes(avatar)) ?? 'fox'}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

const errorTextKeys = {
  tooManyProfiles: 'profileTooMany',
  profileInUse: 'profileInUse',
  lastAdultProfile: 'profileLastAdult',
} as const satisfies Partial<Record<string, ProfileTextKey>>;

interface ProfileFormProps {
  profile: Profile | undefined;
  freeAvatar: ProfileAvatar;
  onClose: () => void;
}

function ProfileForm({ profile, freeAvatar, onClose }: ProfileFormProps) {
  const { label } = useEnvironment();
  const text = usePageTexts(profileTexts);
  const save = useSaveProfile(profile?.id);
  const remove = useDeleteProfile();
  const [isNameMissing, setNameMissing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const error = remove.error ?? save.error;
  const errorKeys = Object.keys(errorTextKeys) as (keyof typeof errorTextKeys)[];
  const errorKey = errorKeys.find((code) => hasErrorCode(error, code));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const values = new FormData(event.currentTarget);
    const name = String(values.get('name') ?? '').trim();
    setNameMissing(name === '');
    if (name === '') {
      event.currentTarget.querySelector<HTMLInputElement>('[name="name"]')?.focus();
      return;
    }
    remove.reset();
    const avatar = values.get('avatar') as ProfileAvatar;
    const tp = values.get('isChild') === 'on' ? 'child' : 'adult';
    save.mutate({ name, avatar, tp }, { onSuccess: onClose });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={text('profileName')}
        name="name"
        defaultValue={profile?.name ?? ''}
        maxLength={MAX_PROFILE_NAME_LENGTH}
        autoComplete="off"
        required
        dir="auto"
        error={isNameMissing ? text('profileNameMissing') : undefined}
      />
      <AvatarPicker defaultAvatar={profile?.avatar ?? freeAvatar} />
      {!profile && (
        <div>
          <Checkbox name="isChild">{text('profileIsChild')}</Checkbox>
          <p className={styles.hint}>{text('profileIsChildText')}</p>
        </div>
      )}
      {error && (
        <Notice kind="error">
          {errorKey ? text(errorTextKeys[errorKey]) : getErrorText(error, label).text}
        </Notice>
      )}
      <ButtonRow>
        <Button type="submit" variant="cta" isBusy={save.isPending}>
          {text('profileSave')}
        </Button>
        {profile && (
          <Button isBusy={remove.isPending} onClick={() => setConfirming(true)}>
            {text('profileDelete')}
          </Button>
        )}
      </ButtonRow>
      {profile && (
        <ConfirmDialog
          open={isConfirming}
          onClose={() => setConfirming(false)}
          title={text('profileDeleteTitle')}
          text={text('profileDeleteText')}
          closeLabel={label('close')}
          confirmLabel={text('profileDelete')}
          cancelLabel={label('back')}
          onConfirm={() => {
            save.reset();
            remove.mutate(profile.id, { onSuccess: onClose });
          }}
        />
      )}
    </form>
  );
}
