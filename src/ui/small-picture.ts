interface Variants {
  standard: string
  webp?: string | undefined
}

/** The parts of a picture that a card, a row or a thumbnail needs; every picture of the contract is one. */
export interface CardPicture {
  small?: (Variants & { width?: number | undefined }) | undefined
  mobileImage?: Variants | undefined
  desktopImage?: Variants | undefined
  /** Of the desktop image, in px. */
  width?: number | undefined
}

/** A drawing serves every size and density by itself, and packed it is smaller than any raster of it. */
export const isVector = (path: string | null | undefined) => path != null && /\.svg(?:[?#]|$)/.test(path)

/** Leaves out what `SmallPicture` doesn't show, for data that travels in the document. */
export function keepSmall({ small, mobileImage, desktopImage, width }: CardPicture): CardPicture {
  if (!small) return { mobileImage: mobileImage && leanVariants(mobileImage) }
  if (isVector(small.standard)) return { small: { standard: small.standard } }
  return { small, desktopImage, width }
}

function leanVariants({ standard, webp }: Variants): Variants {
  return isVector(standard) ? { standard } : { standard, webp }
}

/** Attributes of the image and of its WebP source; undefined when there is no picture. */
export function smallSources({ small, mobileImage, desktopImage, width }: CardPicture) {
  const base = small ?? mobileImage ?? desktopImage
  if (!base) return undefined
  if (isVector(base.standard)) return { src: base.standard }
  if (!small?.width || !desktopImage || !width) return { src: base.standard, webp: base.webp }
  const choice = (one: string | undefined, other: string | undefined) =>
    one && other && `${one} ${small.width}w, ${other} ${width}w`
  return {
    src: small.standard,
    srcSet: choice(small.standard, desktopImage.standard),
    webp: choice(small.webp, desktopImage.webp),
  }
}
