import { useState } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Picture.module.css'
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
  /** Visible at once: not lazy; `high` is for the one picture that the page is about. */
  eager?: boolean | 'high'
  /** Fills its frame and is cut, instead of standing whole in it. */
  cover?: boolean
  className?: string
}

type Loading = 'waiting' | 'loaded' | 'failed'

/** A picture with sources by width and format, lazy unless told otherwise (R-SEO-07), on squared paper until it is there. */
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
  // The state belongs to the address: another picture begins anew, without an effect.
  const [{ of, state }, setLoading] = useState<{ of: string | null | undefined; state: Loading }>({
    of: src,
    state: 'waiting',
  })
  const loading = of === src ? state : 'waiting'
  const frameClass = cx(styles.frame, cover && styles.cover, className)

  if (!src || loading === 'failed') {
    return (
      <span className={cx(frameClass, styles.missing)} style={{ aspectRatio: `${width} / ${height}` }}>
        <Icon name="image" size="large" />
        {alt && <VisuallyHidden>{`Нет изображения: ${alt}`}</VisuallyHidden>}
      </span>
    )
  }

  const sources = [
    { media: '(max-width: 48.06em)', type: 'image/webp', url: mobileImage?.webp },
    { media: '(max-width: 48.06em)', type: undefined, url: mobileImage?.standard },
    { media: undefined, type: 'image/webp', url: desktopImage?.webp },
  ]
  return (
    <picture className={cx(frameClass, loading === 'waiting' && styles.waiting)}>
      {sources.map(
        ({ media, type, url }) =>
          url && (
            <source key={`${media} ${type}`} srcSet={url} {...(media && { media })} {...(type && { type })} />
          ),
      )}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'auto' : 'async'}
        {...(eager === 'high' && { fetchPriority: 'high' as const })}
        onLoad={() => setLoading({ of: src, state: 'loaded' })}
        onError={() => setLoading({ of: src, state: 'failed' })}
        ref={(image) => {
          // Came or failed before hydration: its events are over.
          if (image?.complete && loading === 'waiting')
            image.decode().then(
              () => setLoading({ of: src, state: 'loaded' }),
              () => setLoading({ of: src, state: 'failed' }),
            )
        }}
      />
    </picture>
  )
}
