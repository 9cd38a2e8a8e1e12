// What may be told of what people do, and what an event says. Who it was is never part of it.

interface TrackingPreferences {
  /** The operator wants to know at all. */
  readonly isEnabled: boolean;
  /** The realm asks people first. */
  readonly requiresConsent: boolean;
  /** What the person has answered here; null when not asked yet. */
  readonly consent: boolean | null;
  /** The browser says that its person does not want to be followed. */
  readonly isOptedOut: boolean;
}

/** `ask`: nothing is sent or kept until the person has answered. */
export function decideTracking({
  isEnabled,
  requiresConsent,
  consent,
  isOptedOut: optedOut,
}: TrackingPreferences): 'on' | 'off' | 'ask' {
  if (!isEnabled || optedOut) return 'off';
  if (!requiresConsent || consent === true) return 'on';
  return consent === null ? 'ask' : 'off';
}

/** Do Not Track and Global Privacy Control, as headers and as properties of the browser say them. */
export function hasOptedOut(doNotTrack: unknown, globalPrivacyControl: unknown): boolean {
  return (
    doNotTrack === '1' ||
    doNotTrack === 'yes' ||
    globalPrivacyControl === true ||
    globalPrivacyControl === '1'
  );
}

/** `guest`, or the role of who is signed in. */
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
  /** From 0. */
  readonly gridPosition: number;
  readonly groupId?: string | undefined;
  readonly groupName?: string | undefined;
}

/** What a click on a card says; titles only where the realm shows them. */
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

/** What the choice of a licence says; `unknown` throughout when there was none. */
export function buildLicenceSelectProperties(licence: SelectedLicence | undefined) {
  const unknown = 'unknown';
  return {
    id: licence?.id ?? unknown,
    licenceName: licence?.name ?? unknown,
    type: licence?.type ?? unknown,
    purchaseStrategy: licence?.purchaseStrategy ?? unknown,
  };
}
