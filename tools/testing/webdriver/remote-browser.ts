/** A tab of a browser that is driven from outside. What differs between the protocols ends here. */
export interface RemoteTab {
  /** Resolves when the document is loaded. */
  open: (url: string) => Promise<void>
  /** Back in the history of the tab, as by the browser's button. */
  back: () => Promise<void>
  reload: () => Promise<void>
  /** Runs a function inside of the page. It sees its arguments only, and what goes in and out is JSON. */
  evaluate: <Given extends readonly unknown[], Told>(
    run: (...given: Given) => Told,
    ...given: Given
  ) => Promise<Told>
  /** Real input: sources of actions as WebDriver and WebDriver BiDi both know them. */
  perform: (sources: readonly object[]) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** PNG of what stands in the window. */
  screenshot: () => Promise<Buffer>
  /** Errors that scripts of the page have thrown, where the protocol tells of them. */
  scriptErrors: () => readonly string[]
  close: () => Promise<void>
}

export interface RemoteBrowser {
  /** A tab that shares neither cookies nor storage with the others. */
  openTab: () => Promise<RemoteTab>
  close: () => Promise<void>
}

/** The browser refused a command: often because the page was just leaving. */
export class RemoteError extends Error {}

/** The expression that runs a function with these arguments and gives its JSON. */
export function asExpression(run: (...given: never[]) => unknown, given: readonly unknown[]): string {
  const list = given.map((value) => (value === undefined ? 'undefined' : JSON.stringify(value)))
  return `JSON.stringify((${run.toString()})(${list.join(', ')}) ?? null)`
}
