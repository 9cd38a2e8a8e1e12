// The dialog in place of the sign-up form for viewers who cannot sign up. Closing it returns to the previous page, or home.
import type { SignUpRestriction } from '@matinee/rules';
import { Button, Dialog } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { createPageTextsQuery } from '../../../../shared/i18n/page-texts.ts';
import { hasPreviousPage } from '../../../../shared/navigation/previous-page.ts';
import { signUpGateTexts } from '../../api/sign-up-gate-texts.ts';
import styles from '../auth-form.module.css';

export default function SignUpGate({ restriction }: { restriction: SignUpRestriction }) {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const navigate = useNavigate();
  const { data: texts } = useQuery(createPageTextsQuery(environment, signUpGateTexts));
  const leave = () => void (hasPreviousPage() ? navigate(-1) : navigate(paths.buildPath('HOME')));
  if (!texts) return null;
  return (
    <Dialog open onClose={leave} title={texts.signUpRestrictedTitle ?? ''} closeLabel={label('close')}>
      <div className={styles.form}>
        <p>{texts[restriction]}</p>
        <Button variant="cta" onClick={leave}>
          {label('close')}
        </Button>
      </div>
    </Dialog>
  );
}
