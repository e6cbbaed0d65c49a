import type { Product, ProductOption } from '@frontdesk/stores'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { canChoose, type Choices } from './variant-choice.ts'

interface OptionPickerProps {
  product: Product
  option: ProductOption
  choices: Choices
  onChoose: (option: string, value: string) => void
}

/** The choices of one option, such as sizes; variants name them by their description. What cannot be had with the other answers is struck through. */
export function OptionPicker({ product, option, choices, onChoose }: OptionPickerProps) {
  const { name = '', optionType } = option
  const isColor = optionType === 'color'
  return (
    <RadioGroup
      value={choices[name] ?? null}
      onChange={(value) => onChoose(name, value)}
      className="grid gap-2"
    >
      <Label className="font-semibold">{name}</Label>
      <div className="flex flex-wrap gap-2">
        {option.choices
          ?.filter(({ visible }) => visible !== false)
          .map(({ value = '', description = value }) => (
            <Radio
              key={description}
              value={description}
              isDisabled={!canChoose(product, choices, name, description)}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-control px-4 hover:border-ink data-disabled:cursor-not-allowed data-disabled:border-dashed data-disabled:text-muted data-disabled:line-through data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-coral data-selected:border-action data-selected:bg-action data-selected:text-on-action"
            >
              {isColor && (
                <span
                  aria-hidden
                  className="size-4.5 rounded-full ring-1 ring-black/30"
                  style={{ backgroundColor: value }}
                />
              )}
              {description}
            </Radio>
          ))}
      </div>
    </RadioGroup>
  )
}
