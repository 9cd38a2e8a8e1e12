// Notices at the bottom of the window: announced by screen readers, dismissed automatically or by hand.
import { Icon, type IconName } from '@matinee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../environment/environment.ts';
import { useGlobalStateValue } from '../query/global-state.ts';
import styles from './notice-region.module.css';
import { hideNotice, type NoticeName, noticesState } from './notices.ts';

const shown: Readonly<
  Record<NoticeName, { text: string; icon: IconName; leadsIn: boolean; stays: boolean }>
> = {
  offline: { text: 'noticeOffline', icon: 'offline', leadsIn: false, stays: true },
  notKept: { text: 'noticeChangeFailed', icon: 'alert', leadsIn: false, stays: false },
  reviewPosted: { text: 'noticeReviewPosted', icon: 'check', leadsIn: false, stays: false },
  reviewFailed: { text: 'noticeReviewFailed', icon: 'alert', leadsIn: false, stays: false },
  reviewDeleted: { text: 'noticeReviewDeleted', icon: 'check', leadsIn: false, stays: false },
  sessionEnded: { text: 'noticeSessionEnded', icon: 'person', leadsIn: true, stays: false },
  signedOutElsewhere: { text: 'noticeSignedOutElsewhere', icon: 'person', leadsIn: true, stays: false },
};

/**
 * `from` is the return path after signing in. The region must exist before the first notice, or screen
 * readers do not announce it.
 */
export function NoticeRegion({ from }: { from: string | null }) {
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
        const { text, icon, leadsIn, stays } = shown[name];
        const close = () => hideNotice(queryClient, name);
        return (
          <div key={name} className={styles.notice}>
            <Icon name={icon} />
            <p>{label(text)}</p>
            {leadsIn && (
              <a
                className={styles.action}
                href={paths.route('LOGIN', {}, { query: from ? { from } : {} })}
                onClick={close}
              >
                {label('signIn')}
              </a>
            )}
            {!stays && (
              <button type="button" className={styles.close} aria-label={label('close')} onClick={close}>
                <Icon name="close" />
              </button>
            )}
          </div>
        );
      })}
    </section>
  );
}
