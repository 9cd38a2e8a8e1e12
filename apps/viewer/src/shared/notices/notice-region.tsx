// Notices at the bottom of the window: announced by screen readers, dismissed automatically or by hand.
import { Icon, type IconName } from '@matinee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../environment/environment.ts';
import { useGlobalStateValue } from '../query/global-state.ts';
import styles from './notice-region.module.css';
import { hideNotice, type NoticeName, noticesState } from './notices.ts';
import { UndoNotice } from './undo-notice.tsx';

const noticeContents: Readonly<
  Record<NoticeName, { labelKey: string; icon: IconName; hasSignInLink: boolean; hasCloseButton: boolean }>
> = {
  offline: { labelKey: 'noticeOffline', icon: 'offline', hasSignInLink: false, hasCloseButton: false },
  videoForbidden: { labelKey: 'videoForbidden', icon: 'alert', hasSignInLink: false, hasCloseButton: true },
  videoFailed: { labelKey: 'videoFailedTitle', icon: 'alert', hasSignInLink: false, hasCloseButton: true },
  changeFailed: { labelKey: 'noticeChangeFailed', icon: 'alert', hasSignInLink: false, hasCloseButton: true },
  reviewPosted: { labelKey: 'noticeReviewPosted', icon: 'check', hasSignInLink: false, hasCloseButton: true },
  reviewFailed: { labelKey: 'noticeReviewFailed', icon: 'alert', hasSignInLink: false, hasCloseButton: true },
  reviewDeleted: {
    labelKey: 'noticeReviewDeleted',
    icon: 'check',
    hasSignInLink: false,
    hasCloseButton: true,
  },
  sessionEnded: { labelKey: 'noticeSessionEnded', icon: 'person', hasSignInLink: true, hasCloseButton: true },
  signedOutElsewhere: {
    labelKey: 'noticeSignedOutElsewhere',
    icon: 'person',
    hasSignInLink: true,
    hasCloseButton: true,
  },
};

/**
 * `returnPath` is the path to return to after signing in. The region must exist before the first notice, or
 * screen readers do not announce it.
 */
export function NoticeRegion({ returnPath }: { returnPath: string | null }) {
  const { label, paths } = useEnvironment();
  const queryClient = useQueryClient();
  const names = useGlobalStateValue(noticesState);
  return (
    <section
      className={styles.notices}
      aria-label={label('notices')}
      aria-live="polite"
      data-focus-scope
      data-chrome
    >
      {names.map((name) => {
        const { labelKey, icon, hasSignInLink, hasCloseButton } = noticeContents[name];
        const close = () => hideNotice(queryClient, name);
        return (
          <div key={name} className={styles.notice}>
            <Icon name={icon} />
            <p>{label(labelKey)}</p>
            {hasSignInLink && (
              <a
                className={styles.action}
                href={paths.buildPath('LOGIN', {}, { query: returnPath ? { from: returnPath } : {} })}
                onClick={close}
              >
                {label('signIn')}
              </a>
            )}
            {hasCloseButton && (
              <button type="button" className={styles.close} aria-label={label('close')} onClick={close}>
                <Icon name="close" />
              </button>
            )}
          </div>
        );
      })}
      <UndoNotice />
    </section>
  );
}
