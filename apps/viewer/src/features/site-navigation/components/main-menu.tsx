import type { MenuItem } from '@matinee/contract';
import { classNames } from '@matinee/ui';
import { useMenus } from '../../../entities/menu/menu-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';
import { isCurrentPage } from '../state/is-current-page.ts';
import styles from './main-menu.module.css';

export interface MainMenuProps {
  /** Path and query of the page. */
  here: string;
  placement: MenuItem['placement'];
  /** Stands above the items. */
  heading?: string;
  className?: string;
  onChoose?: () => void;
}

/** The realm's menu items of one placement; where wide and narrow screens have other ones, styles choose. */
export function MainMenu({ here, placement, heading, className, onChoose }: MainMenuProps) {
  const { paths } = useEnvironment();
  const { ofLink } = useCardLinks();
  return useMenus().map(({ platform, items }) => {
    const links = items
      .filter((item) => item.placement === placement)
      .flatMap(({ id, label, link }) => {
        const target = ofLink(link);
        return target ? [{ id, label, ...target }] : [];
      });
    if (links.length === 0) return null;
    return (
      <div key={platform} className={platform ? styles[platform] : undefined}>
        {heading && <p className={styles.heading}>{heading}</p>}
        <ul className={classNames(styles.items, className)}>
          {links.map(({ id, label, href, outside }) => {
            const isCurrent = !outside && isCurrentPage(href, here, paths);
            return (
              <li key={id}>
                <a
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  data-focus-item
                  onClick={onChoose}
                  {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
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
