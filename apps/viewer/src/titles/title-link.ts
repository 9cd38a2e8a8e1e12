// Where a title leads, for the person who looks.
import type { Card, Link } from '@matinee/contract';
import type { LinkContext, RouteKey } from '@matinee/rules';
import { useEnvironment } from '../environment/environment.ts';
import { useSession } from '../environment/session.ts';

export interface Target {
  href: string;
  grantedOnSignIn: boolean;
  /** Outside the product. */
  outside: boolean;
}

type LinkableCard = Pick<Card, 'id' | 'type'> & Partial<Pick<Card, 'title' | 'accessLevel' | 'seriesId'>>;

/** Makes targets of titles and of the links that editors write. */
export function useTargets() {
  const { paths, realm, language } = useEnvironment();
  const { isGuest } = useSession();

  const ofTitle = (title: LinkableCard, context?: LinkContext): Target => {
    const link = paths.linkFor(title, { settings: realm, viewer: { isGuest }, language, context });
    return { href: paths.hrefFor(link), grantedOnSignIn: link.state !== null, outside: false };
  };

  /** `known` is the title that the link may be about, with its access. Null when the link leads nowhere. */
  const ofLink = (link: Link, known?: Card): Target | null => {
    if (link.event) {
      const about = known?.id === link.event.id ? known : link.event;
      return ofTitle(about);
    }
    if (link.url) return { href: link.url, grantedOnSignIn: false, outside: /^https?:/.test(link.url) };
    if (!link.route) return null;
    try {
      const href = paths.hrefFor({ route: link.route as RouteKey, params: link.params ?? {} });
      return { href, grantedOnSignIn: false, outside: false };
    } catch {
      return null;
    }
  };

  return { ofTitle, ofLink };
}
