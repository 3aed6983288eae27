import { useState } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Picture.module.css'
import { isVector } from './small-picture.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** R-SEO-05, R-SEO-06: each source in both formats. */
export interface PictureVariants {
  webp?: string | null | undefined
  standard?: string | null | undefined
}

export interface PictureProps {
  /** R-SEO-04; null or empty shows the placeholder. */
  desktopImage?: PictureVariants | null | undefined
  /** Below 769 px; the desktop image when left out. */
  mobileImage?: PictureVariants | null | undefined
  /** '' for decoration. */
  alt: string
  /** Of the desktop image, in px: reserve the space, or the page jumps. */
  width: number
  height: number
  /** Not lazy; `high` is for the page's main picture. */
  eager?: boolean | 'high'
  /** Fills its frame and is cropped. */
  cover?: boolean
  className?: string
}

/**
 * A picture with sources by width and format, lazy by default (R-SEO-07), on a squared background until it has
 * loaded.
 */
export function Picture({
  desktopImage,
  mobileImage,
  alt,
  width,
  height,
  eager = false,
  cover = false,
  className,
}: PictureProps) {
  const src = desktopImage?.standard ?? desktopImage?.webp ?? mobileImage?.standard ?? mobileImage?.webp
  // Belongs to the address: another picture begins anew, without an effect.
  const [failed, setFailed] = useState<string>()
  const frameClass = cx(styles.frame, cover && styles.cover, className)

  if (!src || failed === src) {
    return (
      <span className={cx(frameClass, styles.missing)} style={{ aspectRatio: `${width} / ${height}` }}>
        <Icon name="image" size="large" />
        {alt && <VisuallyHidden>{`Нет изображения: ${alt}`}</VisuallyHidden>}
      </span>
    )
  }

  return (
    <picture className={frameClass}>
      {sourcesOf(desktopImage, mobileImage).map(({ media, type, url }) => (
        <source key={`${media} ${type}`} srcSet={url} {...(media && { media })} {...(type && { type })} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'auto' : 'async'}
        {...(eager === 'high' && { fetchPriority: 'high' as const })}
        onError={() => setFailed(src)}
        ref={(image) => {
          // Failed before hydration: its event is over. An SVG without a size has no natural width either.
          if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(src))
        }}
      />
    </picture>
  )
}

const narrow = '(max-width: 48.06em)'

/** A drawing needs no WebP: it is smaller and sharp at any size. */
function sourcesOf(desktop: PictureVariants | null | undefined, mobile: PictureVariants | null | undefined) {
  const ownMobile = mobile?.standard === desktop?.standard ? null : mobile
  return [
    { media: narrow, type: 'image/webp', url: webpOf(ownMobile) },
    { media: narrow, type: undefined, url: ownMobile?.standard },
    { media: undefined, type: 'image/webp', url: webpOf(desktop) },
  ].flatMap(({ url, ...rest }) => (url ? [{ ...rest, url }] : []))
}

function webpOf(variants: PictureVariants | null | undefined) {
  return isVector(variants?.standard) ? undefined : variants?.webp
}
