// The age limit of child profiles, and the PIN that protects the others.
import { hasErrorCode } from '@matinee/client';
import type { ParentalControl } from '@matinee/contract';
import { ageLimits, isPin } from '@matinee/rules';
import { Button, ButtonLink, ButtonRow, Checkbox, DropdownField, Notice } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import styles from '../../../shared/ui/form-sections.module.css';
import { createParentalControlQuery } from '../api/parental-control-query.ts';
import { parentalControlTexts } from '../api/parental-control-texts.ts';
import { type ParentalControlInput, useSaveParentalControl } from '../state/use-save-parental-control.ts';
import { PinField } from './pin-field.tsx';

export default function ParentalControlSection() {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const text = usePageTexts(parentalControlTexts);
  const { data: parentalControl, error } = useQuery(createParentalControlQuery(environment));
  const headingId = useId();
  return (
    <div className={styles.form}>
      <section className={styles.section} aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.title}>
          {text('parentalControlTitle')}
        </h2>
        <p className={styles.text}>{text('parentalControlText')}</p>
        {parentalControl && (
          <ParentalControlForm
            key={`${parentalControl.enabled} ${parentalControl.ageRating}`}
            parentalControl={parentalControl}
          />
        )}
        {error && <Notice kind="error">{getErrorText(error, label).text}</Notice>}
        <ButtonRow>
          <ButtonLink href={paths.buildPath('PROFILES')}>{label('profiles')}</ButtonLink>
        </ButtonRow>
      </section>
    </div>
  );
}

type PinErrors = Partial<Record<'pin' | 'currentPin', string>>;

function ParentalControlForm({ parentalControl }: { parentalControl: ParentalControl }) {
  const { label, language } = useEnvironment();
  const text = usePageTexts(parentalControlTexts);
  const save = useSaveParentalControl();
  const [isEnabled, setEnabled] = useState(parentalControl.enabled);
  const [inputErrors, setInputErrors] = useState<PinErrors>({});
  const formatAge = new Intl.NumberFormat(language, { style: 'unit', unit: 'year', unitDisplay: 'long' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const form = event.currentTarget;
    const { input, invalidPin } = readForm(form, parentalControl);
    setInputErrors(invalidPin ? { pin: text('parentalControlPinInvalid') } : {});
    if (invalidPin) form.querySelector<HTMLElement>('[name="pin"]')?.focus();
    else save.mutate(input);
  };
  const currentPinError = getCurrentPinError(save.error, text);
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <DropdownField
        label={text('parentalControlAge')}
        name="ageRating"
        defaultValue={String(parentalControl.ageRating)}
        options={ageLimits.map((age) => ({
          value: String(age),
          text: age === 0 ? text('parentalControlAllAges') : formatAge.format(age),
        }))}
      />
      <Checkbox name="enabled" checked={isEnabled} onChange={(event) => setEnabled(event.target.checked)}>
        {text('parentalControlEnabled')}
      </Checkbox>
      {isEnabled && (
        <PinField
          label={text('parentalControlNewPin')}
          name="pin"
          hint={text('parentalControlPinHint')}
          error={inputErrors.pin}
          required={!parentalControl.enabled}
        />
      )}
      {parentalControl.enabled && (
        <PinField
          label={text('parentalControlCurrentPin')}
          name="currentPin"
          error={currentPinError}
          required={false}
        />
      )}
      {save.error && currentPinError === undefined && (
        <Notice kind="error">{getErrorText(save.error, label).text}</Notice>
      )}
      <p className={styles.savedMessage} role="status">
        {save.isSuccess && text('parentalControlSaved')}
      </p>
      <Button type="submit" isBusy={save.isPending}>
        {text('parentalControlSave')}
      </Button>
    </form>
  );
}

/** An empty new PIN keeps the current one. */
function readForm(
  form: HTMLFormElement,
  { enabled: hasPin }: ParentalControl,
): { input: ParentalControlInput; invalidPin: boolean } {
  const values = new FormData(form);
  const read = (name: string) => String(values.get(name) ?? '').trim();
  const enabled = values.get('enabled') === 'on';
  const [pin, currentPin] = [read('pin'), read('currentPin')];
  const input = {
    enabled,
    ageRating: Number(read('ageRating')) as ParentalControlInput['ageRating'],
    ...(enabled && pin !== '' && { pin }),
    ...(currentPin !== '' && { currentPin }),
  };
  return { input, invalidPin: enabled && !isPin(pin) && (pin !== '' || !hasPin) };
}

function getCurrentPinError(
  error: unknown,
  text: ReturnType<typeof usePageTexts<'pinWrong' | 'pinTooMany' | 'parentalControlPinMissing'>>,
): string | undefined {
  if (hasErrorCode(error, 'wrongPin')) return text('pinWrong');
  if (hasErrorCode(error, 'pinRequired')) return text('parentalControlPinMissing');
  return hasErrorCode(error, 'tooManyRequests') ? text('pinTooMany') : undefined;
}
