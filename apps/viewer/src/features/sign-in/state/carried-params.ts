/** The query parameters that sign-in and sign-up pages pass to each other. */
export const carriedParams = ['from', 'entryPage', 'redirectTo', 'licences', 'type', 'showPurchase'] as const;
