import type { MenuItem } from '@matinee/contract';
import { joinClassNames } from '@matinee/ui';
import { useMenus } from '../../../entities/menu/menu-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';
import { isCurrentPage } from '../state/is-current-page.ts';
import styles from './menu-item-list.module.css';

export interface MenuItemListProps {
  /** Path and query of the page. */
  currentPath: string;
  placement: MenuItem['placement'];
  /** A heading above the items. */
  heading?: string;
  className?: string;
  onNavigate?: () => void;
  /** Selects the items by their links; default all. */
  filter?: ((href: string) => boolean) | undefined;
}

/** The realm's menu items of one placement. Where wide and narrow screens have different items, CSS selects them. */
export function MenuItemList({
  currentPath,
  placement,
  heading,
  className,
  onNavigate,
  filter,
}: MenuItemListProps) {
  const { paths } = useEnvironment();
  const { getEditorialLink } = useCardLinks();
  return useMenus().map(({ platform, items }) => {
    const links = items
      .filter((item) => item.placement === placement)
      .flatMap(({ id, label, link }) => {
        const target = getEditorialLink(link);
        return target && filter?.(target.href) !== false ? [{ id, label, ...target }] : [];
      });
    if (links.length === 0) return null;
    return (
      <div key={platform} className={platform ? styles[platform] : undefined}>
        {heading && <p className={styles.heading}>{heading}</p>}
        <ul className={joinClassNames(styles.items, className)}>
          {links.map(({ id, label, href, isExternal }) => {
            const isCurrent = !isExternal && isCurrentPage(href, currentPath, paths);
            return (
              <li key={id}>
                <a
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  data-focus-item
                  onClick={onNavigate}
                  {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  {label}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    );
  });
}
