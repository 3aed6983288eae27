import { config } from 'zod'

// Import this before a schema is made.
config({
  // Zod would compile its checks by `new Function`, which the Content-Security-Policy refuses and reports.
  jitless: true,
  // Zod's own messages are English. A schema that gives none of its own shows this one.
  customError: () => 'Недопустимое значение',
})
