import type { MenuItem } from '@matinee/contract';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../environment/environment.ts';
import { useTargets } from '../../../titles/title-link.ts';
import { menuQuery } from '../state/menu-query.ts';
import styles from './top-bar.module.css';

export interface MainMenuProps {
  here: string;
  placement: MenuItem['placement'];
  onChoose?: () => void;
}

/** The realm's menu items of one placement. A menu that cannot be had is left out: home is one press away. */
export function MainMenu({ here, placement, onChoose }: MainMenuProps) {
  const environment = useEnvironment();
  const { data } = useQuery(menuQuery(environment));
  const { ofLink } = useTargets();
  const items = data?.items.filter((item) => item.placement === placement) ?? [];
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map(({ id, label, link }) => {
        const target = ofLink(link);
        if (!target) return null;
        const isHere =
          here === target.href || (here === '/' && target.href === environment.paths.route('HOME'));
        return (
          <li key={id}>
            <a
              href={target.href}
              aria-current={isHere ? 'page' : undefined}
              data-focus-item
              onClick={onChoose}
              {...(target.outside && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
