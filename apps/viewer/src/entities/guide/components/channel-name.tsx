// The logo and the name of a channel.
import type { Card } from '@matinee/contract';
import { useImageError } from '@matinee/ui';
import styles from './channel-name.module.css';

export interface ChannelNameProps {
  channel: Card;
  id?: string;
  /** Heading level; plain text without it. */
  level?: 3;
}

export function ChannelName({ channel, id, level }: ChannelNameProps) {
  const NameElement = level ? 'h3' : 'span';
  const logoUrl = channel.programmingInfo?.channelLogoUrl;
  const { hasFailed, imageProps } = useImageError(logoUrl);
  return (
    <div className={styles.channel}>
      {logoUrl && !hasFailed && (
        <img
          {...imageProps}
          className={styles.logo}
          src={logoUrl}
          alt=""
          width={48}
          height={48}
          loading="lazy"
        />
      )}
      <NameElement id={id} className={styles.name}>
        {channel.title}
      </NameElement>
    </div>
  );
}
