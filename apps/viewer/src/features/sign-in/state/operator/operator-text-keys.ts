export const operatorTextKeys = ['operatorChoosePartner', 'operatorNoPartner'] as const;

export type OperatorTextKey = (typeof operatorTextKeys)[number];
