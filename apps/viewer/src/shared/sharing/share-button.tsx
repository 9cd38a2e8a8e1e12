import { timerMs } from '@matinee/rules';
import { DeferredIcon, Icon, VisuallyHidden } from '@matinee/ui';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { type SharedLink, type ShareState, type ShareTools, shareLink } from './share-link.ts';

const labelKeys: Readonly<Record<ShareState, string>> = {
  idle: 'share',
  copied: 'linkCopied',
  sharing: 'sharing',
  failed: 'socialShareFailed',
};

export function ShareButton({ getLink }: { getLink: () => SharedLink }) {
  const { label } = useEnvironment();
  // A new object per press, so that the label's timer restarts.
  const [shareStatus, setShareStatus] = useState<{ state: ShareState }>({ state: 'idle' });
  useEffect(() => {
    if (shareStatus.state === 'idle') return;
    const timer = setTimeout(() => setShareStatus({ state: 'idle' }), timerMs.shareLabelReset);
    return () => clearTimeout(timer);
  }, [shareStatus]);
  const { state } = shareStatus;
  const share = () =>
    void shareLink(getShareTools(), getLink(), (newState) => setShareStatus({ state: newState }));
  return (
    <>
      <ActionButton
        icon={state === 'copied' ? <Icon name="check" /> : <DeferredIcon name="share" />}
        text={label(labelKeys[state])}
        onClick={share}
      />
      <VisuallyHidden>
        <span role="status">{state === 'idle' ? '' : label(labelKeys[state])}</span>
      </VisuallyHidden>
    </>
  );
}

/** Neither API exists on every device, or on pages without https. */
function getShareTools(): ShareTools {
  const { clipboard, share } = navigator as Partial<Navigator>;
  return {
    copy: clipboard && ((text) => clipboard.writeText(text)),
    share: share && ((link) => share.call(navigator, link)),
  };
}
