// The forms that work without the viewer's code, by the route of their page. Only the renderer of the server contains them.
import type { RouteKey } from '@matinee/rules';
import { secondFactorParam } from '../../features/sign-in/state/second-factor/second-factor-path.ts';
import { changePasswordAction } from './change-password-action.ts';
import {
  confirmEmailAction,
  magicLinkAction,
  requestPasswordAction,
  resetPasswordAction,
} from './email-link-actions.ts';
import type { FormAction } from './form-action.ts';
import { secondFactorAction, withSecondFactor } from './second-factor-action.ts';
import { signInAction } from './sign-in-action.ts';
import { signUpAction } from './sign-up-action.ts';

export const formActions: Partial<Record<RouteKey, FormAction>> = {
  LOGIN: withSecondFactor(signInAction),
  LOGIN_REDIRECT: (submission) =>
    submission.params.authProvider === secondFactorParam
      ? secondFactorAction(submission)
      : withSecondFactor(signInAction)(submission),
  SIGNUP: signUpAction,
  REQUEST_PASSWORD: requestPasswordAction,
  LOGIN_REQUEST_PASSWORD: requestPasswordAction,
  RESET_PASSWORD: resetPasswordAction,
  LOGIN_RESET_PASSWORD: resetPasswordAction,
  MAGIC_LINK: withSecondFactor(magicLinkAction),
  EMAIL_CONFIRMATION: confirmEmailAction,
  CHANGE_PASSWORD: changePasswordAction,
};
