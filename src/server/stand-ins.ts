/** In UTF-8 a byte of these is never followed by another one of them. */
const leading = Array.from({ length: 64 }, (_, index) => 0xc0 + index)

/** All pairs of them, each once: a De Bruijn sequence, made of the words `a` and `ab` in order. */
const pairs = Buffer.from(
  leading.flatMap((first, index) => [
    first,
    ...leading.slice(index + 1).flatMap((second) => [first, second]),
  ]),
)

/**
 * Makes what a compressor sees in place of bytes that aren't known yet. No two neighbours stand in a text, nor a second
 * time in the stand-ins before 4096 bytes of them: nothing that is compressed can be told by naming them.
 */
export function createStandIns(length: number): () => Buffer {
  let at = 0
  return () => {
    if (at + length > pairs.byteLength) at = 0
    at += length
    return pairs.subarray(at - length, at)
  }
}
