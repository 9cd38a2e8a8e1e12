// A person of the demo realm, and builders of their facts.
import type { Appearance } from '../artwork/portrait.ts';
import { localise } from '../localise.ts';
import type { PerLanguage } from '../model.ts';

export interface DemoPerson {
  key: string;
  kind: 'athlete' | 'artist' | 'presenter';
  name: PerLanguage;
  /** Profession in a few words. */
  occupation: PerLanguage;
  /** Biography. */
  text: PerLanguage;
  facts: readonly { name: PerLanguage; value: PerLanguage }[];
  appearance: Appearance;
}

const localiseSame = (text: string): PerLanguage => localise(text, text, text, text);
export const createBirthplaceFact = (birthplace: PerLanguage) => ({
  name: localise('Born in', 'Nacimiento', 'Nascimento', 'مكان الميلاد'),
  value: birthplace,
});
export const createActiveSinceFact = (year: string) => ({
  name: localise('Since', 'Desde', 'Desde', 'منذ'),
  value: localiseSame(year),
});
export const createDisciplineFact = (value: PerLanguage) => ({
  name: localise('Discipline', 'Disciplina', 'Modalidade', 'التخصص'),
  value,
});
export const createPersonalBestFact = (value: string) => ({
  name: localise('Personal best', 'Mejor marca', 'Melhor marca', 'أفضل رقم شخصي'),
  value: localiseSame(value),
});
