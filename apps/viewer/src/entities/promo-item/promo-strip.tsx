// One promo item, or two side by side in wide windows. Each is a single link.
import type { PromoItem } from '@matinee/contract';
import { Artwork, joinClassNames } from '@matinee/ui';
import { useCardLinks } from '../../shared/navigation/card-links.ts';
import styles from './promo-strip.module.css';

export function PromoStrip({ items }: { items: readonly PromoItem[] }) {
  if (items.length === 0) return null;
  const sizes = `(min-width: 1025px) ${items.length === 1 ? 50 : 30}vw, 100vw`;
  return (
    <div className={styles.strip}>
      {items.map((item) => (
        <div key={item.id} className={styles.slot}>
          <PromoLink item={item} sizes={sizes} />
        </div>
      ))}
    </div>
  );
}

function PromoLink({ item, sizes }: { item: PromoItem; sizes: string }) {
  const { title, text, artwork, button } = item;
  const { getEditorialLink } = useCardLinks();
  const target = getEditorialLink(button.link);
  const className = joinClassNames(styles.item, artwork && styles.withArtwork);
  const content = (
    <>
      {artwork && (
        <Artwork
          className={styles.image}
          image={artwork}
          shape="fill"
          sizes={sizes}
          widthRange={[480, 1920]}
        />
      )}
      <div className={styles.text}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {target && <span className={styles.button}>{button.ctaText}</span>}
      </div>
    </>
  );
  if (!target) return <div className={className}>{content}</div>;
  return (
    <a
      className={className}
      href={target.href}
      data-focus-item
      {...(target.isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {content}
    </a>
  );
}
