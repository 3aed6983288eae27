import { ServerResponse } from 'node:http'

// Loaded into Prism's process before Prism. It writes violations into a header as they are, and a header must not hold
// Russian: with `must be equal to one of the allowed values: да, нет` the whole process would end. JSON has escapes.

type SetHeader = (
  this: ServerResponse,
  name: string,
  value: number | string | readonly string[],
) => ServerResponse

const setHeader = Reflect.get(ServerResponse.prototype, 'setHeader') as SetHeader

ServerResponse.prototype.setHeader = function set(name, value) {
  const isText = typeof value === 'string' && name.toLowerCase() === 'sl-violations'
  return setHeader.call(this, name, isText ? escaped(value) : value)
}

function escaped(text: string): string {
  return text.replaceAll(
    /[^\x20-\x7E]/g,
    (letter) => String.raw`\u` + letter.charCodeAt(0).toString(16).padStart(4, '0'),
  )
}
