import { formatTaxNumber } from '@matinee/rules';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { DateField } from './date-field.tsx';
import { DropdownField } from './dropdown-field.tsx';
import { MaskedField } from './masked-field.tsx';
import { PhoneField } from './phone-field.tsx';

afterEach(cleanup);

const partLabels = { year: 'Year', month: 'Month', day: 'Day' };
const dateProps = { label: 'Date of birth', name: 'birthDate', partLabels, placeholders: partLabels };
const getDate = () => document.querySelector<HTMLInputElement>('input[name="birthDate"]')?.value;
const getInputs = () => screen.getAllByRole<HTMLInputElement>('textbox');

describe('DateField', () => {
  test.each([
    ['en', ['Month', 'Day', 'Year'], '12311999'],
    ['es', ['Day', 'Month', 'Year'], '31121999'],
    ['sv', ['Year', 'Month', 'Day'], '19991231'],
  ])('in %s has the inputs %j and advances through them', async (locale, names, digits) => {
    const user = userEvent.setup();
    render(<DateField {...dateProps} locale={locale} />);
    expect(getInputs().map((input) => input.getAttribute('aria-label'))).toEqual(names);
    await user.click(getInputs()[0] as HTMLElement);
    await user.keyboard(digits);
    expect(getDate()).toBe('1999-12-31');
  });

  test('ignores a digit that would make the month greater than 12, and keeps the focus in the month', async () => {
    const user = userEvent.setup();
    render(<DateField {...dateProps} locale="en" />);
    await user.click(screen.getByRole('textbox', { name: 'Month' }));
    await user.keyboard('13');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Month' }).value).toBe('1');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Month' }));
  });

  test('emits a date with leading zeros, and none while a part is missing', async () => {
    const user = userEvent.setup();
    render(<DateField {...dateProps} locale="en" />);
    await user.type(screen.getByRole('textbox', { name: 'Month' }), '1');
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '2');
    expect(getDate()).toBe('');
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '1999');
    expect(getDate()).toBe('1999-01-02');
  });

  test('returns to the previous input when Backspace is pressed in an empty one', async () => {
    const user = userEvent.setup();
    render(<DateField {...dateProps} locale="en" defaultValue="" />);
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '{Backspace}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Month' }));
  });

  test('keeps what was typed before hydration', () => {
    const field = <DateField {...dateProps} locale="en" />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(field);
    for (const [index, text] of ['12', '31', '1999'].entries()) {
      const input = container.querySelectorAll<HTMLInputElement>('[data-part]')[index];
      if (input) input.value = text;
    }
    render(field, { container, hydrate: true });
    expect(getDate()).toBe('1999-12-31');
  });

  test('names the group and describes each input with the error', () => {
    render(
      <DateField {...dateProps} locale="en" defaultValue="1999-12-31" error="This date does not exist." />,
    );
    expect(screen.getByRole('group', { name: 'Date of birth' })).toBeTruthy();
    const year = screen.getByRole('textbox', { name: 'Year' });
    expect(year.getAttribute('aria-invalid')).toBe('true');
    const descriptionId = year.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(descriptionId)?.textContent).toBe('This date does not exist.');
  });
});

test('PhoneField shows the sample and the prefix of the chosen region', async () => {
  const user = userEvent.setup();
  const regions = [
    { regionCode: 'ES', prefix: '+34', regionName: 'Spain' },
    { regionCode: 'GB', prefix: '+44', regionName: 'United Kingdom' },
  ];
  render(
    <PhoneField
      label="Phone number"
      name="phoneNumber"
      regionLabel="Country code"
      regions={regions}
      defaultRegion="GB"
      getPlaceholder={(regionCode) => `sample of ${regionCode}`}
    />,
  );
  expect(screen.getByPlaceholderText('sample of GB')).toBe(screen.getByLabelText('Phone number'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'ES');
  expect(screen.getByPlaceholderText('sample of ES')).toBeTruthy();
  expect(screen.getByText('+34')).toBeTruthy();
});

test('MaskedField formats the text and keeps the caret after the same digits', async () => {
  const user = userEvent.setup();
  render(<MaskedField label="Tax number" format={formatTaxNumber} defaultValue="529982247" />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tax number' });
  expect(input.value).toBe('529.982.247');
  await user.type(input, 'x25');
  expect(input.value).toBe('529.982.247-25');
  await user.clear(input);
  await user.type(input, '5299');
  await user.type(input, '1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([input.value, input.selectionStart]).toEqual(['521.99', 3]);
});

test('DropdownField has an empty first option and marks required fields', () => {
  render(
    <DropdownField label="Country" required emptyText="Choose" options={[{ value: 'ES', text: 'Spain' }]} />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /Country/ });
  expect([...select.options].map(({ value }) => value)).toEqual(['', 'ES']);
  expect(screen.getByText('*')).toBeTruthy();
});
