import { Artwork } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './brand.module.css';

/** The height in brand.module.css. */
const logoHeight = 'clamp(26px, 2.2vw + 8px, 44px)';

/** The realm's logo, or its name if it has none. */
export function Brand() {
  const { realm } = useEnvironment();
  const { logo } = realm;
  if (!logo) return <span className={styles.name}>{realm.name}</span>;
  return (
    <span className={styles.logo} style={{ aspectRatio: `${logo.width} / ${logo.height}` }}>
      <Artwork
        image={{ ...logo, placeholder: '' }}
        shape="fill"
        sizes={`calc(${logoHeight} * ${logo.width / logo.height})`}
        widthRange={[240, 960]}
        alt={realm.name}
        loading="eager"
        className={styles.logoImage}
        fallback={<span className={styles.name}>{realm.name}</span>}
      />
    </span>
  );
}
