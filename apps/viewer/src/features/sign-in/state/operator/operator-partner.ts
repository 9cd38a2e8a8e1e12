/** A company with which the script of an operator can sign the viewer in. */
export interface OperatorPartner {
  id: string;
  name: string;
}

/** Checks what the script of the operator has returned. */
export function readPartners(result: unknown): OperatorPartner[] {
  if (!Array.isArray(result)) throw new Error('The script of the operator has returned no list of partners');
  return result.flatMap((partner: unknown) => {
    const { id, name } = Object(partner);
    return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
  });
}

/** Checks what the script of the operator has returned. */
export function readToken(result: unknown): string {
  const { token } = Object(result);
  if (typeof token !== 'string' || token === '')
    throw new Error('The script of the operator has returned no token');
  return token;
}
