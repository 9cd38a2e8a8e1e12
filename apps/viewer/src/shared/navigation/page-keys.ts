// Which routes have a page in this release. The route table also contains the routes of later releases: their paths
// are reserved, and links to them are left out.
import type { RouteKey } from '@matinee/rules';

const reservedRoutes = [
  'WATCH_TOGETHER',
  'MULTI_VIEW',
  'ACTIVATE_USER',
  'CONFIRM_PIN_PROTECTION_RESET',
  'GIFT',
  'GIFTS',
  'GIFT_LOGIN',
  'GIFT_LOGIN_REDIRECT',
  'GIFT_PAY',
  'GIFT_REDEMPTION',
  'GIFT_REDEMPTION_LOGIN',
  'GIFT_REDEMPTION_REGISTER',
  'LICENCE_REDIRECT',
  'OAUTH_APP',
  'PAY',
  'PAYMENT_CONFIRMATION',
  'PAYMENT_AUTHORIZATION',
  'PAYMENT_UPDATE',
  'PAYMENT',
  'PURCHASE',
  'SUBSCRIPTION_CONFIRMATION',
] as const satisfies readonly RouteKey[];

/** Key of a route with a page. */
export type PageKey = Exclude<RouteKey, (typeof reservedRoutes)[number]>;

const reservedKeys: ReadonlySet<RouteKey> = new Set(reservedRoutes);

export const isPageKey = (key: RouteKey): key is PageKey => !reservedKeys.has(key);
