// The forms that work without the viewer's code, by the route of their page. Only the renderer of the server contains them.
import type { RouteKey } from '@matinee/rules';
import { changePasswordAction } from './change-password-action.ts';
import {
  confirmEmailAction,
  magicLinkAction,
  requestPasswordAction,
  resetPasswordAction,
} from './email-link-actions.ts';
import type { FormAction } from './form-action.ts';
import { signInAction } from './sign-in-action.ts';
import { signUpAction } from './sign-up-action.ts';

export const formActions: Partial<Record<RouteKey, FormAction>> = {
  LOGIN: signInAction,
  LOGIN_REDIRECT: signInAction,
  SIGNUP: signUpAction,
  REQUEST_PASSWORD: requestPasswordAction,
  LOGIN_REQUEST_PASSWORD: requestPasswordAction,
  RESET_PASSWORD: resetPasswordAction,
  LOGIN_RESET_PASSWORD: resetPasswordAction,
  MAGIC_LINK: magicLinkAction,
  EMAIL_CONFIRMATION: confirmEmailAction,
  CHANGE_PASSWORD: changePasswordAction,
};
