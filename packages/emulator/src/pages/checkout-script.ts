/**
 * Works out the total again when the delivery or the address changes, without a new page. Where it does not run, the button
 * "Update total" does the same.
 */
export const checkoutScript = `const form = document.querySelector('[data-live-totals]')
const button = form?.querySelector('[data-without-script]')
const fields = ['delivery', 'country', 'postalCode', 'city', 'addressLine']
let latest

const takeOver = (page, selector) => {
  const [own, other] = [document.querySelector(selector), page.querySelector(selector)]
  if (own && other) own.replaceChildren(...other.childNodes)
}

const update = async () => {
  latest?.abort()
  const call = (latest = new AbortController())
  const body = new URLSearchParams(new FormData(form))
  for (const name of ['cardNumber', 'cardExpiry', 'cardCvc']) body.delete(name)
  body.set('intent', 'update')
  try {
    const answer = await fetch(form.action, { method: 'POST', body, signal: call.signal })
    if (!answer.ok) throw new Error('The total could not be updated')
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    takeOver(page, '.order .lines')
    takeOver(page, '.order .totals')
    takeOver(page, '.order summary')
    takeOver(page, '.actions [name="intent"]')
    form.elements.shownTotal.value = page.querySelector('[name="shownTotal"]').value
    takeOver(page, '#total-status')
    button.hidden = true
  } catch {
    if (!call.signal.aborted) button.hidden = false
  }
}

// The form was filled in before this ran, or the browser has put back what was in it.
const differs = ({ name, type, checked, defaultChecked, value, defaultValue, selectedOptions }) => {
  if (!fields.includes(name)) return false
  if (type === 'radio') return checked !== defaultChecked
  return selectedOptions ? value !== '' && !selectedOptions[0].defaultSelected : value !== defaultValue
}

if (button) {
  button.hidden = true
  if ([...form.elements].some(differs)) void update()
  form.addEventListener('change', ({ target }) => {
    if (fields.includes(target.name)) void update()
  })
}
`
