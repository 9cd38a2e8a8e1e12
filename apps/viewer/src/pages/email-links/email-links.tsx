// The pages about passwords and links in mails.
import type { RouteKey } from '@matinee/rules';
import type { ComponentType } from 'react';
import { useRouteMatch } from '../../shared/navigation/route-match.ts';
import { ChangePasswordPage } from './change-password.tsx';
import { EmailConfirmationPage } from './email-confirmation.tsx';
import { MagicLinkPage } from './magic-link.tsx';
import { RequestPasswordPage } from './request-password.tsx';
import { ResetPasswordPage } from './reset-password.tsx';

const pages: Partial<Record<RouteKey, ComponentType>> = {
  CHANGE_PASSWORD: ChangePasswordPage,
  EMAIL_CONFIRMATION: EmailConfirmationPage,
  MAGIC_LINK: MagicLinkPage,
  LOGIN_RESET_PASSWORD: ResetPasswordPage,
  RESET_PASSWORD: ResetPasswordPage,
};

export default function EmailLinksPage() {
  const { key } = useRouteMatch();
  const Page = (key && pages[key]) ?? RequestPasswordPage;
  return <Page />;
}
