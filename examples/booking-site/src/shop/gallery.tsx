import type { ProductMedia } from '@frontdesk/stores'
import { useId, useState } from 'react'
import { ChoiceChip } from '../ui/choice-chip.tsx'
import { Picture } from '../ui/picture.tsx'

interface GalleryProps {
  media: ProductMedia | undefined
  /** The name of the product, for pictures without a text of their own. */
  name: string
}

/** The pictures of a product: one of them large, the others to choose from. */
export function Gallery({ media, name }: GalleryProps) {
  const group = useId()
  const [chosen, choose] = useState(0)
  const images = (media?.items ?? []).flatMap(({ image }) => (image?.url === undefined ? [] : [image]))
  return (
    <div className="grid content-start gap-3">
      <Picture image={images[chosen] ?? media?.mainMedia?.image} alt={name} eager className="aspect-square" />
      {images.length > 1 && (
        <fieldset>
          <legend className="sr-only">Pictures</legend>
          <div className="flex flex-wrap gap-2.5">
            {images.map((image, index) => (
              <ChoiceChip
                key={image.url}
                name={group}
                value={String(index)}
                isChosen={index === chosen}
                onChoose={() => choose(index)}
                label={`Picture ${index + 1} of ${images.length}: ${image.altText ?? name}`}
                mark="ring"
                className="rounded-control p-1"
              >
                <Picture
                  image={{ ...image, altText: '' }}
                  className="aspect-square w-16 rounded-lg sm:w-20"
                />
              </ChoiceChip>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
