import { act, renderHook } from '@testing-library/react'
import type { Product } from '@frontdesk/stores'
import { describe, expect, it } from 'vitest'
import { useVariant } from '../src/index.ts'

const choicesOf = (...descriptions: string[]) =>
  descriptions.map((description) => ({ value: description, description }))

const shirt: Product = {
  id: 'shirt',
  name: 'T-shirt',
  manageVariants: true,
  productOptions: [
    { name: 'Size', choices: choicesOf('S', 'M') },
    { name: 'Colour', choices: choicesOf('White', 'Ink') },
  ],
  variants: ['S', 'M'].flatMap((Size) =>
    ['White', 'Ink'].map((Colour) => ({
      id: `${Size}-${Colour}`,
      choices: { Size, Colour },
      stock: { inStock: Size === 'S' || Colour === 'Ink' },
    })),
  ),
}

const mount = (product?: Product, initialChoices?: Record<string, string>) =>
  renderHook((given: Product | undefined) => useVariant(given, { initialChoices }), {
    initialProps: product,
    reactStrictMode: true,
  })

describe('useVariant', () => {
  it('leads from no choice to the variant, and back', () => {
    const { result } = mount(shirt)
    expect(result.current).toMatchObject({ choices: {}, missing: ['Size', 'Colour'], isAvailable: false })
    act(() => result.current.choose('Size', 'M'))
    expect(result.current).toMatchObject({ choices: { Size: 'M' }, missing: ['Colour'] })
    expect(result.current.options[1]?.choices.map(({ isAvailable }) => isAvailable)).toEqual([false, true])
    act(() => result.current.choose('Colour', 'Ink'))
    expect(result.current).toMatchObject({
      choices: { Size: 'M', Colour: 'Ink' },
      variant: { id: 'M-Ink' },
      missing: [],
      isAvailable: true,
      catalogReference: { catalogItemId: 'shirt', options: { variantId: 'M-Ink' } },
    })
    act(() => result.current.choose('Colour', 'White'))
    expect(result.current).toMatchObject({ variant: { id: 'M-White' }, isAvailable: false })
    act(() => result.current.choose('Size', undefined))
    expect(result.current).toMatchObject({ choices: { Colour: 'White' }, missing: ['Size'] })
    expect(result.current).not.toHaveProperty('variant')
    act(() => result.current.reset())
    expect(result.current.choices).toEqual({})
  })

  it('takes several choices in one go', () => {
    const { result } = mount(shirt)
    act(() => {
      result.current.choose('Size', 'S')
      result.current.choose('Colour', 'Ink')
    })
    expect(result.current.variant?.id).toBe('S-Ink')
  })

  it('begins with the choices that it is given, without those that the product does not have', () => {
    const { result } = mount(shirt, { Size: 'S', Colour: 'Red', Length: '1 m' })
    expect(result.current).toMatchObject({ choices: { Size: 'S' }, missing: ['Colour'] })
    act(() => result.current.choose('Colour', 'Ink'))
    expect(result.current.choices).toEqual({ Size: 'S', Colour: 'Ink' })
    act(() => result.current.reset())
    expect(result.current.choices).toEqual({ Size: 'S' })
  })

  it('begins anew with another product', () => {
    const { result, rerender } = mount(shirt)
    act(() => result.current.choose('Size', 'S'))
    rerender({ ...shirt, name: 'T-shirt, read again' })
    expect(result.current.choices).toEqual({ Size: 'S' })
    rerender({ ...shirt, id: 'other' })
    expect(result.current.choices).toEqual({})
    act(() => result.current.choose('Colour', 'Ink'))
    expect(result.current.choices).toEqual({ Colour: 'Ink' })
  })

  it('follows the stock of the product', () => {
    const { result, rerender } = mount(shirt, { Size: 'S', Colour: 'Ink' })
    expect(result.current.isAvailable).toBe(true)
    rerender({
      ...shirt,
      variants: shirt.variants?.map((variant) => ({ ...variant, stock: { inStock: false } })) ?? [],
    })
    expect(result.current).toMatchObject({ variant: { id: 'S-Ink' }, isAvailable: false })
  })

  it('has nothing to choose while the product is being read', () => {
    const { result, rerender } = mount(undefined, { Size: 'S' })
    expect(result.current).toMatchObject({ choices: {}, missing: [], options: [], isAvailable: false })
    rerender(shirt)
    expect(result.current.choices).toEqual({ Size: 'S' })
  })
})
