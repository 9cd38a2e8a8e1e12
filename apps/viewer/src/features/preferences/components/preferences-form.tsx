// The preferences of the account.
import {
  getNativeLanguageName,
  languageCodes,
  normalisePreferences,
  type Preferences,
  SUBTITLES_OFF,
} from '@matinee/rules';
import { Button, Checkbox, DropdownField, Notice } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatLanguageName } from '../../../shared/i18n/formats.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import styles from '../../../shared/ui/form-sections.module.css';
import { preferenceTexts } from '../api/preference-texts.ts';
import { useSavePreferences } from '../state/use-save-preferences.ts';

export interface PreferencesFormProps {
  preferences: Preferences;
  /** Called with the language of the pages when it changed. */
  onLanguageChange: (language: string) => void;
}

export function PreferencesForm({ preferences, onLanguageChange }: PreferencesFormProps) {
  const { label, language, realm } = useEnvironment();
  const text = usePageTexts(preferenceTexts);
  const save = useSavePreferences();
  const [hasBackgroundVideo, setBackgroundVideo] = useState(preferences.videoBackgroundAutoPlay ?? true);
  const pageLanguages = realm.languages.map((code) => ({ value: code, text: getNativeLanguageName(code) }));
  const savedLanguages = [preferences.audioLanguage, preferences.subTitleLanguage].flatMap((code) =>
    code && code !== SUBTITLES_OFF ? [code] : [],
  );
  // The player saves the languages of tracks, such as pt-BR, which are not among the known languages.
  const languages = [...new Set([...languageCodes, ...savedLanguages])]
    .map((code) => ({ value: code, text: formatLanguageName(language, code) }))
    .sort((first, second) => first.text.localeCompare(second.text, language));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const input = readPreferencesForm(event.currentTarget);
    save.mutate(input, {
      onSuccess: () => {
        if (input.language && input.language !== language) onLanguageChange(input.language);
      },
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <section className={styles.section} aria-labelledby="preferences-languages">
        <h2 id="preferences-languages" className={styles.title}>
          {text('preferencesLanguagesTitle')}
        </h2>
        <DropdownField
          label={text('preferencesLanguage')}
          name="language"
          options={pageLanguages}
          defaultValue={language}
        />
        <DropdownField
          label={text('preferencesAudio')}
          name="audioLanguage"
          emptyText={text('preferencesDefaultAudio')}
          options={languages}
          defaultValue={preferences.audioLanguage ?? ''}
        />
        <DropdownField
          label={text('preferencesSubtitles')}
          name="subTitleLanguage"
          options={[{ value: SUBTITLES_OFF, text: label('subtitlesOff') }, ...languages]}
          defaultValue={preferences.subTitleLanguage ?? SUBTITLES_OFF}
        />
      </section>
      <section className={styles.section} aria-labelledby="preferences-playback">
        <h2 id="preferences-playback" className={styles.title}>
          {text('preferencesPlaybackTitle')}
        </h2>
        <Checkbox name="autoAdvance" defaultChecked={preferences.autoAdvance ?? true}>
          {text('preferencesAutoAdvance')}
        </Checkbox>
        <Checkbox
          name="videoBackgroundAutoPlay"
          defaultChecked={hasBackgroundVideo}
          onChange={(event) => setBackgroundVideo(event.target.checked)}
        >
          {text('preferencesBackgroundVideo')}
        </Checkbox>
        <Checkbox
          name="videoBackgroundAutoPlayAudio"
          defaultChecked={preferences.videoBackgroundAutoPlayAudio ?? false}
          disabled={!hasBackgroundVideo}
        >
          {text('preferencesBackgroundAudio')}
        </Checkbox>
      </section>
      {save.isError && <Notice kind="error">{text('preferencesFailed')}</Notice>}
      <p className={styles.savedMessage} role="status">
        {save.isSuccess && text('preferencesSaved')}
      </p>
      <Button type="submit" variant="cta" isBusy={save.isPending}>
        {text('preferencesSave')}
      </Button>
    </form>
  );
}

function readPreferencesForm(form: HTMLFormElement): Preferences {
  const values = new FormData(form);
  // FormData does not contain disabled checkboxes.
  const isChecked = (name: string) =>
    form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.checked ?? false;
  return normalisePreferences({
    language: values.get('language'),
    audioLanguage: values.get('audioLanguage'),
    subTitleLanguage: values.get('subTitleLanguage'),
    autoAdvance: isChecked('autoAdvance'),
    videoBackgroundAutoPlay: isChecked('videoBackgroundAutoPlay'),
    videoBackgroundAutoPlayAudio: isChecked('videoBackgroundAutoPlayAudio'),
  });
}
