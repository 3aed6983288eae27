import { cx } from './class-names.ts'
import { type CardPicture, smallSources } from './small-picture.ts'
import styles from './SmallPicture.module.css'

export interface SmallPictureProps {
  picture: CardPicture
  /** How wide it stands, as in the attribute `sizes`: a photo comes in two widths. */
  sizes: string
  /** Visible at once: not lazy; `high` is for the one picture that the page is about. */
  eager?: boolean | 'high' | undefined
  className?: string | undefined
}

/**
 * The picture of a card, a row or a thumbnail, on squared paper until it is there (R-SEO-08). Its name stands beside it as
 * the link, so it has no alternative text. It keeps no state: a page of fifty has nothing to do for them at hydration.
 */
export function SmallPicture({ picture, sizes, eager = false, className }: SmallPictureProps) {
  const sources = smallSources(picture)
  return (
    <picture className={cx(styles.frame, className)}>
      {sources?.webp && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      {sources && (
        <img
          src={sources.src}
          {...(sources.srcSet && { srcSet: sources.srcSet, sizes })}
          alt=""
          width="400"
          height="300"
          {...(!eager && { loading: 'lazy' })}
          {...(eager === 'high' && { fetchPriority: 'high' })}
        />
      )}
    </picture>
  )
}
