// Whether usage may be tracked, and the properties of analytics events. Events never identify a viewer.

interface TrackingPreferences {
  /** The operator collects analytics. */
  readonly isEnabled: boolean;
  /** The realm asks for consent before tracking. */
  readonly requiresConsent: boolean;
  /** The stored consent; null before the viewer has decided. */
  readonly consent: boolean | null;
  /** The browser sends Do Not Track or Global Privacy Control. */
  readonly isOptedOut: boolean;
}

/** Decides whether to track. `ask`: nothing is sent or stored until the viewer has decided. */
export function decideTracking({
  isEnabled,
  requiresConsent,
  consent,
  isOptedOut,
}: TrackingPreferences): 'on' | 'off' | 'ask' {
  if (!isEnabled || isOptedOut) return 'off';
  if (!requiresConsent || consent === true) return 'on';
  return consent === null ? 'ask' : 'off';
}

/**
 * Whether the viewer opted out by Do Not Track or Global Privacy Control. Takes values of request headers or
 * browser properties.
 */
export function hasOptedOut(doNotTrack: unknown, globalPrivacyControl: unknown): boolean {
  return (
    doNotTrack === '1' ||
    doNotTrack === 'yes' ||
    globalPrivacyControl === true ||
    globalPrivacyControl === '1'
  );
}

/** Returns `guest`, or the role of the signed-in account. */
export function getUserType(user: { isGuest: boolean; rol: string } | null): string {
  return !user || user.isGuest ? 'guest' : user.rol;
}

interface ClickedCard {
  readonly id: string;
  readonly type: string;
  readonly accessLevel: string;
  readonly title?: string | undefined;
  readonly seriesTitle?: string | undefined;
}

interface CardPosition {
  /** Index of the card in its row or grid, from 0. */
  readonly gridPosition: number;
  readonly groupId?: string | undefined;
  readonly groupName?: string | undefined;
}

/** Builds the properties of a card click; titles are included only when the realm shows titles. */
export function buildCardClickProperties<Card extends ClickedCard>(
  { id, type, accessLevel, title, seriesTitle }: Card,
  { gridPosition, groupId, groupName }: CardPosition,
  { showTitles }: { readonly showTitles: boolean },
) {
  return {
    id,
    type: type as Card['type'],
    accessLevel: accessLevel as Card['accessLevel'],
    gridPosition,
    ...(groupId && { groupId }),
    ...(groupName && { groupName }),
    ...(showTitles && title && { title }),
    ...(showTitles && seriesTitle && { seriesTitle }),
  };
}

interface SelectedLicence {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly purchaseStrategy: string;
}

/** Builds the properties of a licence selection; without a licence every value is `unknown`. */
export function buildLicenceSelectProperties(licence: SelectedLicence | undefined) {
  const unknown = 'unknown';
  return {
    id: licence?.id ?? unknown,
    licenceName: licence?.name ?? unknown,
    type: licence?.type ?? unknown,
    purchaseStrategy: licence?.purchaseStrategy ?? unknown,
  };
}
