import { Gallery } from '../features/product/Gallery.tsx'
import type { ProductPicture } from '../features/product/product-pictures.ts'

function drawing(form: string, alt: string): ProductPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" fill="none" stroke="#1F4E79" stroke-width="4"><rect width="800" height="600" fill="#F4F8FB" stroke="none"/>${form}</svg>`
  const standard = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const sources = { standard, webp: standard }
  return { desktopImage: sources, mobileImage: sources, alt, width: 800, height: 600 }
}

const pictures = [
  drawing('<rect x="260" y="120" width="280" height="360"/>', 'Фильтр спереди'),
  drawing('<circle cx="400" cy="300" r="180"/>', 'Фильтр сверху'),
  drawing('<path d="M220 480 400 120l180 360z"/>', 'Фильтр в разрезе'),
]

/** The drawings of a product page: several, and a single one (O-08). */
export function GallerySamples({ className }: { className?: string | undefined }) {
  return (
    <section aria-label="Галерея">
      <h3>Галерея</h3>
      <div className={className}>
        <Gallery pictures={pictures} name="Три чертежа" />
        <Gallery pictures={pictures.slice(0, 1)} name="Один чертёж" />
      </div>
    </section>
  )
}
