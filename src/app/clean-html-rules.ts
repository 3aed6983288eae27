/** Elements that HTML of the backend may use; both cleaners know only these (O-108). */
export const allowedTags = (
  'h2 h3 h4 p br hr ul ol li dl dt dd blockquote figure figcaption table caption thead tbody tfoot tr th td ' +
  'a b strong i em s sub sup small span div img code'
).split(' ')

/** Attributes, whatever the element. */
export const allowedAttributes = 'href title src alt width height loading colspan rowspan scope'.split(' ')
