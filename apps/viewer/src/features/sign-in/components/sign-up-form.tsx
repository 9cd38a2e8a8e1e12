// The sign-up form. Validation errors, also those of the server, appear at their field.
import { CallError } from '@matinee/client';
import type { Realm } from '@matinee/contract';
import { Button, Checkbox, PasswordField, TextField } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/error-text.ts';
import { ScriptRequired } from '../../../shared/ui/script-required.tsx';
import { useSignUp } from '../state/use-sign-in.ts';
import styles from './auth-form.module.css';
import { FormError } from './form-error.tsx';

type Field = 'name' | 'email' | 'password' | 'consents';
type FieldErrors = Partial<Record<Field, string>>;

/** Server error codes that belong to one field, with their label keys. */
const fieldOfCode: Readonly<Record<string, { field: Field; key: string }>> = {
  invalidEmail: { field: 'email', key: 'invalidEmail' },
  emailTaken: { field: 'email', key: 'emailTaken' },
  weakPassword: { field: 'password', key: 'weakPassword' },
  requiredConsent: { field: 'consents', key: 'requiredConsent' },
};

export interface SignUpFormProps {
  consents: Realm['consents'];
  onSignedUp: () => void;
}

export function SignUpForm({ consents, onSignedUp }: SignUpFormProps) {
  const { label } = useEnvironment();
  const signUp = useSignUp();
  const [missing, setMissing] = useState<FieldErrors>({});
  const choices = consents.filter(({ fieldType }) => fieldType === 'BINARY_CHOICE');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signUp.isPending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const read = (name: string) => String(values.get(name) ?? '').trim();
    const answers = choices.map(({ fieldName }) => ({
      fieldName,
      answer: values.get(`consent.${fieldName}`) === 'on',
    }));
    const lacksConsent = choices.some(
      ({ fieldName, required }) => required && !values.get(`consent.${fieldName}`),
    );
    const fieldErrors: FieldErrors = {
      ...(!read('name') && { name: label('nameMissing') }),
      ...(!read('email') && { email: label('emailMissing') }),
      ...(!values.get('password') && { password: label('passwordMissing') }),
      ...(lacksConsent && { consents: label('requiredConsent') }),
    };
    setMissing(fieldErrors);
    if (Object.keys(fieldErrors).length) {
      form.querySelector<HTMLElement>(`[name="${Object.keys(fieldErrors)[0]}"]`)?.focus();
      return;
    }
    signUp.mutate(
      {
        name: read('name'),
        username: read('email'),
        password: String(values.get('password')),
        consentAnswers: answers,
      },
      { onSuccess: onSignedUp },
    );
  };
  const known = signUp.error instanceof CallError ? fieldOfCode[signUp.error.code] : undefined;
  const fieldErrors: FieldErrors = known ? { ...missing, [known.field]: label(known.key) } : missing;
  const general = signUp.error && !known ? getErrorText(signUp.error, label) : null;
  return (
    <>
      <ScriptRequired text="formNeedsJavaScript" />
      {/* `method="post"`: a native submit before hydration must not put the password into the URL. */}
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {general && <FormError error={general} />}
        <TextField
          label={label('name')}
          name="name"
          autoComplete="name"
          required
          fault={fieldErrors.name}
          maxLength={100}
        />
        <TextField
          label={label('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          fault={fieldErrors.email}
          dir="ltr"
        />
        <PasswordField
          label={label('password')}
          name="password"
          autoComplete="new-password"
          required
          hint={label('passwordHint')}
          fault={fieldErrors.password}
          showLabel={label('showPassword')}
          dir="ltr"
        />
        {consents.map(({ fieldName, fieldType, text, defaultValue, required }) =>
          fieldType === 'INFORMATION_TEXT' ? (
            <p key={fieldName} className={styles.consentText}>
              {text}
            </p>
          ) : (
            <Checkbox
              key={fieldName}
              name={`consent.${fieldName}`}
              defaultChecked={defaultValue}
              required={required}
              fault={required ? fieldErrors.consents : undefined}
            >
              {text}
            </Checkbox>
          ),
        )}
        <Button type="submit" look="call" wide busy={signUp.isPending}>
          {label('signUp')}
        </Button>
      </form>
    </>
  );
}
