import { join } from 'node:path'
import sharp from 'sharp'

/** The sign's ground, which fills what a mask cuts off. */
const ground = '#ffc400'

/** Draws the icons of the web manifest and of Apple's home screen from the shop's sign. @param sign an SVG */
export async function drawIcons(sign: string, folder: string): Promise<void> {
  for (const [name, size] of [
    ['icon-192', 192],
    ['icon-512', 512],
    ['apple-touch-icon', 180],
  ] as const)
    await draw(sign, size)
      .png({ palette: true })
      .toFile(join(folder, `${name}.png`))
  // Whatever a system masks, a circle of four fifths stays: the sign fills three fifths of the side.
  const inner = 308
  const margin = (512 - inner) / 2
  await draw(sign, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    .png({ palette: true })
    .toFile(join(folder, 'icon-maskable-512.png'))
}

function draw(sign: string, size: number) {
  // The sign is 20 units wide, a unit is a pixel at 72 dpi.
  return sharp(sign, { density: (72 * size) / 20 }).resize(size, size)
}
