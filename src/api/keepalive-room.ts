/**
 * How many bytes the bodies of this page's keepalive calls may have together. A browser refuses what is above 64 KiB, with
 * an error that looks like a lost network; half of that is left to others of the page, such as reports of the policy.
 */
const limit = 32 * 1024

/** Keeps count of the calls under way that shall outlive their page (`keepalive` of fetch). */
export interface KeepaliveRoom {
  /**
   * Asks for room for a call with this body, which is sent as JSON.
   * @returns what to call once it is answered; undefined when it has to go as an ordinary call
   */
  enter: (body: object | undefined) => (() => void) | undefined
}

/** One for each page, since the browser counts by page. */
export function keepaliveRoom(): KeepaliveRoom {
  let taken = 0
  return {
    enter(body) {
      const bytes = body ? new TextEncoder().encode(JSON.stringify(body)).length : 0
      if (taken + bytes > limit) return undefined
      taken += bytes
      return () => {
        taken -= bytes
      }
    },
  }
}
