/** In the chunk of the libraries, so that React is evaluated with it, in a task of its own. */
export { hydrateRoot } from 'react-dom/client'
