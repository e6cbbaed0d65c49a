/**
 * Calculates the total again when the delivery, the address, the tip or a code changes, without a new page. Where it
 * does not run, the buttons do the same.
 */
export const checkoutScript = `const form = document.querySelector('[data-live-totals]')
const button = form?.querySelector('[data-without-script]')
const fields = ['delivery', 'country', 'postalCode', 'city', 'addressLine', 'tip', 'tipAmount']
const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc']
let latest
let isPlain = false

const takeOver = (page, selector) => {
  const [own, other] = [document.querySelector(selector), page.querySelector(selector)]
  if (own && other) own.replaceChildren(...other.childNodes)
}

// Text that is typed into the payment stays, and so does the focus: it is only replaced by other fields.
const takeOverPayment = (page) => {
  const namesIn = (root) => [...root.querySelectorAll('#payment [name]')].map(({ name, value, type }) => type === 'text' ? name : name + value)
  if (namesIn(page).join() === namesIn(document).join()) return
  const typed = new FormData(form)
  takeOver(page, '#payment')
  for (const name of cardFields)
    if (form.elements[name] && typed.get(name)) form.elements[name].value = typed.get(name)
  for (const method of form.querySelectorAll('[type="radio"][name="paymentMethod"]'))
    if (method.value === typed.get('paymentMethod')) method.checked = true
}

const takeOverCodes = (page) => {
  takeOver(page, '#codes')
  takeOver(page, '#code-status')
  form.elements.code.focus()
}

const update = async (changes = { intent: 'update' }, submitter) => {
  latest?.abort()
  const call = (latest = new AbortController())
  const body = new URLSearchParams(new FormData(form))
  for (const name of cardFields) body.delete(name)
  const isCode = changes.intent !== 'update'
  if (!isCode) body.delete('code')
  body.set('live', 'yes')
  for (const name in changes) body.set(name, changes[name])
  try {
    const answer = await fetch(form.action, { method: 'POST', body, signal: call.signal })
    if (!answer.ok) throw new Error('The total could not be updated')
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    takeOver(page, '.order .lines')
    takeOver(page, '.order .totals')
    takeOver(page, '#cart-problems')
    takeOver(page, '.order summary')
    takeOver(page, '.actions [name="intent"]')
    form.elements.shownTotal.value = page.querySelector('[name="shownTotal"]').value
    takeOverPayment(page)
    if (isCode) takeOverCodes(page)
    else takeOver(page, '#total-status')
    if (button) button.hidden = true
  } catch {
    if (call.signal.aborted) return
    if (submitter !== undefined) {
      isPlain = true
      form.requestSubmit(submitter)
    } else if (button) button.hidden = false
  }
}

// The form was filled in before this ran, or the browser has put back what was in it.
const differs = ({ name, type, checked, defaultChecked, value, defaultValue, selectedOptions }) => {
  if (!fields.includes(name)) return false
  if (type === 'radio') return checked !== defaultChecked
  return selectedOptions ? value !== '' && !selectedOptions[0].defaultSelected : value !== defaultValue
}

form?.addEventListener('submit', (event) => {
  if (isPlain) return
  const { name, value } = event.submitter ?? {}
  const typed = form.elements.code.value.trim()
  if (name !== 'removeCode' && value !== 'code' && !typed) return
  event.preventDefault()
  const removal = name === 'removeCode' && { removeCode: value }
  void update({ intent: 'code', ...removal }, event.submitter ?? null)
})

if (button) {
  button.hidden = true
  if ([...form.elements].some(differs)) void update()
  form.addEventListener('change', ({ target }) => {
    if (fields.includes(target.name)) void update()
  })
}
`
