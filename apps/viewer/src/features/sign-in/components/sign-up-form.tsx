// The form to sign up by. What is missing, or refused by the server, is said at the field that it is about.
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
type Faults = Partial<Record<Field, string>>;

/** Codes of the server that belong to one field, with the label that explains them. */
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
  const [missing, setMissing] = useState<Faults>({});
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
    const faults: Faults = {
      ...(!read('name') && { name: label('nameMissing') }),
      ...(!read('email') && { email: label('emailMissing') }),
      ...(!values.get('password') && { password: label('passwordMissing') }),
      ...(lacksConsent && { consents: label('requiredConsent') }),
    };
    setMissing(faults);
    if (Object.keys(faults).length) {
      form.querySelector<HTMLElement>(`[name="${Object.keys(faults)[0]}"]`)?.focus();
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
  const faults: Faults = known ? { ...missing, [known.field]: label(known.key) } : missing;
  const general = signUp.error && !known ? getErrorText(signUp.error, label) : null;
  return (
    <>
      <ScriptRequired text="formNeedsJavaScript" />
      {/* Sent by the browser itself, before the script is there, it must not end in the address. */}
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {general && <FormError fault={general} />}
        <TextField
          label={label('name')}
          name="name"
          autoComplete="name"
          required
          fault={faults.name}
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
          fault={faults.email}
          dir="ltr"
        />
        <PasswordField
          label={label('password')}
          name="password"
          autoComplete="new-password"
          required
          hint={label('passwordHint')}
          fault={faults.password}
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
              fault={required ? faults.consents : undefined}
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
