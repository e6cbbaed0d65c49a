/** A number from 0 to below `count` that looks random and is the same each time. */
export const vary = (number: number, count: number): number => {
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) % count
}

/** Takes `count` of the items, at even distances. @throws Error when there are fewer items */
export const spread = <Item>(items: readonly Item[], count: number, name: string): Item[] => {
  if (items.length < count) throw new Error(`The seed has ${items.length} ${name} and needs ${count}`)
  const distance = items.length / count
  return items.filter((_, index) => Math.floor((index + 1) / distance) > Math.floor(index / distance))
}

const firstNames = [
  'Alma',
  'Bruno',
  'Clara',
  'Daan',
  'Elif',
  'Filipe',
  'Greta',
  'Hugo',
  'Iris',
  'João',
  'Kaja',
  'Leo',
  'Mina',
  'Nuno',
  'Olga',
  'Pedro',
]
const lastNames = [
  'Almeida',
  'Bakker',
  'Costa',
  'Dias',
  'Esteves',
  'Fischer',
  'Gomes',
  'Hansen',
  'Ito',
  'Jansen',
  'Kaya',
  'Lopes',
  'Moreau',
]

/** The name of a person. The first 208 names differ from each other. */
export const nameOf = (number: number): { readonly firstName: string; readonly lastName: string } => ({
  firstName: firstNames[number % firstNames.length] ?? '',
  lastName: lastNames[number % lastNames.length] ?? '',
})

/** An email address. Each number has one of its own. */
export const emailOf = (number: number): string => {
  const { firstName, lastName } = nameOf(number)
  return `${firstName}.${lastName}.${number}@example.com`
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
