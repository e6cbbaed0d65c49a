import type { SelectableChoice, SelectableOption } from '@frontdesk/stores'
import { useId } from 'react'
import { ChoiceChip } from '../ui/choice-chip.tsx'
import { cx } from '../ui/class-names.ts'

interface OptionPickerProps {
  option: SelectableOption
  /** Whether somebody wanted to go on without a choice. */
  isMissing: boolean
  onChoose: (choice: string) => void
}

/**
 * The choices of one option, such as sizes; colours are swatches. A choice that is sold out with the other choices is struck
 * through, and can be made all the same: the page then offers to write when it is back.
 */
export function OptionPicker({
  option: { name, optionType, choices },
  isMissing,
  onChoose,
}: OptionPickerProps) {
  const group = useId()
  const hint = useId()
  const chosen = choices.find(({ isChosen }) => isChosen)?.description
  return (
    <fieldset data-option={name} aria-describedby={isMissing ? hint : undefined}>
      <legend className="pb-2">
        <span className="font-semibold">{name}</span>
        {chosen !== undefined && (
          <span aria-hidden className="text-muted">
            {' '}
            {chosen}
          </span>
        )}
        {isMissing && (
          <span id={hint} className="font-semibold text-coral-text">
            {' '}
            Choose one
          </span>
        )}
      </legend>
      <div className={cx('flex flex-wrap', optionType === 'color' ? 'gap-1' : 'gap-2')}>
        {choices.map((choice) => (
          <Choice
            key={choice.description}
            group={group}
            choice={choice}
            isColour={optionType === 'color'}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  group: string
  choice: SelectableChoice
  isColour: boolean
  onChoose: (choice: string) => void
}

function Choice({ group, choice, isColour, onChoose }: ChoiceProps) {
  const { value, description = '', isChosen, isAvailable } = choice
  const common = {
    name: group,
    value: description,
    isChosen,
    onChoose,
    label: isAvailable ? description : `${description}, sold out`,
  }
  if (isColour)
    return (
      <ChoiceChip {...common} mark="ring" className="grid size-12 place-items-center rounded-full">
        <span
          aria-hidden
          title={description}
          className="size-9 rounded-full ring-1 ring-control"
          style={{ backgroundColor: value }}
        />
        {!isAvailable && (
          <span
            aria-hidden
            className="absolute h-0.75 w-11 -rotate-45 rounded-full bg-ink ring-2 ring-paper"
          />
        )}
      </ChoiceChip>
    )
  return (
    <ChoiceChip
      {...common}
      className={cx(
        'inline-flex min-h-11 min-w-12 items-center justify-center rounded-full px-4',
        !isChosen &&
          (isAvailable ? 'border-control hover:border-ink' : 'border-dashed border-control hover:border-ink'),
        !isAvailable && 'line-through',
        !isAvailable && !isChosen && 'text-muted',
      )}
    >
      {description}
    </ChoiceChip>
  )
}
