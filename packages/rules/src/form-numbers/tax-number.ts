import { cpf } from 'cpf-cnpj-validator';

/** Returns whether a Brazilian tax number (CPF) has eleven digits and the right check digits. */
export function isTaxNumber(taxNumber: string): boolean {
  return /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(taxNumber) && cpf.isValid(taxNumber);
}
