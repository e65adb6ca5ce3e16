import { expect, test } from 'vitest';
import { calm, initials } from './names';

test('a city is known by the first letters of its own name', () => {
  const cities = ['KIEN', 'CITÉ DE L’UNISSON', 'FORT-ARDENT', 'PORT-FÉRAL', 'OMBRELAC', 'MIREVENT', 'PERLANCE', 'CITY OF UNISON'];
  expect(cities.map(initials)).toEqual(['K', 'U', 'FA', 'PF', 'O', 'M', 'P', 'U']);
});

test('capitals are for the chart only', () => {
  expect(['KIEN', 'CITÉ DE L’UNISSON', 'PORT-FÉRAL', 'CITY OF UNISON', 'Lac Noir'].map(calm)).toEqual([
    'Kien', 'Cité de l’Unisson', 'Port-Féral', 'City of Unison', 'Lac Noir',
  ]);
});
