/** Applies boxes that were ticked and bounds that were typed before hydration, one after another. */
export async function takeOver(form: HTMLFormElement | null): Promise<void> {
  const fields = form?.querySelectorAll<HTMLInputElement>('[type="checkbox"], [inputmode="decimal"]') ?? []
  const touched = [...fields]
    .map((field) => ({ field, typed: field.value }))
    .filter(({ field, typed }) => field.checked !== field.defaultChecked || typed !== field.defaultValue)
  for (const { field, typed } of touched) {
    if (field.type === 'checkbox') {
      field.checked = field.defaultChecked
      field.click()
    } else {
      // React tells of a text only where it differs from what it knows; this setter it doesn't see.
      field.value = field.defaultValue
      field.setRangeText(typed, 0, field.value.length, 'end')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // React draws the one before the next is counted on top of it.
    await Promise.resolve()
  }
}
