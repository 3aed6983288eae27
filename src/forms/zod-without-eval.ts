import { config } from 'zod'

// Zod would compile its checks by `new Function`, which the Content-Security-Policy refuses and reports. Import this
// before a schema is made.
config({ jitless: true })
