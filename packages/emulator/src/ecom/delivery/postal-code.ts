/** The form of a country's postal codes, and an example. */
interface PostalCodeForm {
  readonly form: RegExp
  readonly example: string
}

const digits = (count: number, example: string): PostalCodeForm => ({
  form: new RegExp(String.raw`^\d{${count}}$`),
  example,
})

const five = (example: string): PostalCodeForm => digits(5, example)
const four = (example: string): PostalCodeForm => digits(4, example)

/** The forms of the countries that the emulator knows. Every postal code is right for the others. */
const formOf = (country: string): PostalCodeForm | undefined => {
  switch (country) {
    case 'AT':
      return four('1010')
    case 'AU':
      return four('2000')
    case 'BE':
      return four('1000')
    case 'BR':
      return { form: /^\d{5}-?\d{3}$/, example: '01001-000' }
    case 'CA':
      return { form: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, example: 'K1A 0B1' }
    case 'CH':
      return four('8001')
    case 'DE':
      return five('10115')
    case 'DK':
      return four('1050')
    case 'ES':
      return five('28001')
    case 'FR':
      return five('75001')
    case 'GB':
      return { form: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'SW1A 1AA' }
    case 'IT':
      return five('00118')
    case 'JP':
      return { form: /^\d{3}-?\d{4}$/, example: '100-0001' }
    case 'NL':
      return { form: /^\d{4} ?[A-Z]{2}$/, example: '1012 AB' }
    case 'PL':
      return { form: /^\d{2}-\d{3}$/, example: '00-001' }
    case 'PT':
      return { form: /^\d{4}(-?\d{3})?$/, example: '1100-048' }
    case 'SE':
      return { form: /^\d{3} ?\d{2}$/, example: '111 22' }
    case 'US':
      return { form: /^\d{5}(-\d{4})?$/, example: '10001' }
    default:
      return undefined
  }
}

/** An example of the postal codes of a country, when a postal code has another form; `undefined` when it is right. */
export const expectedPostalCode = (country = '', postalCode = ''): string | undefined => {
  const known = formOf(country)
  const text = postalCode.trim().toUpperCase()
  return !known || text === '' || known.form.test(text) ? undefined : known.example
}
