/** Focuses a text field with the caret after its text, so that typing continues it. */
export function focusTextField(field: HTMLInputElement | null | undefined): void {
  if (!field || document.activeElement === field) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
}
