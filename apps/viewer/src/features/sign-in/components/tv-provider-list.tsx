// The TV providers to choose from: the featured ones, a separator, and the others.
import type { TvProvider } from '@matinee/contract';
import { Button } from '@matinee/ui';
import styles from './tv-provider-list.module.css';

export interface TvProviderListProps {
  providers: readonly TvProvider[];
  /** The text between the featured providers and the others. */
  separatorText: string;
  /** The id of the provider to which the viewer is leaving. */
  busyId: string | undefined;
  onSelect: (provider: TvProvider) => void;
}

export function TvProviderList({ providers, separatorText, busyId, onSelect }: TvProviderListProps) {
  const featured = providers.filter(({ isFeatured }) => isFeatured);
  const others = providers.filter(({ isFeatured }) => !isFeatured);
  const renderGroup = (group: readonly TvProvider[]) => (
    <ul className={styles.list}>
      {group.map((provider) => (
        <li key={provider.id}>
          <Button isFullWidth isBusy={provider.id === busyId} onClick={() => onSelect(provider)}>
            <span className={styles.provider}>
              {provider.logoUrl && <img className={styles.logo} src={provider.logoUrl} alt="" />}
              <bdi>{provider.displayName}</bdi>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.groups}>
      {featured.length > 0 && renderGroup(featured)}
      {featured.length > 0 && others.length > 0 && <p className={styles.separator}>{separatorText}</p>}
      {others.length > 0 && renderGroup(others)}
    </div>
  );
}
