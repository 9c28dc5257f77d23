import { config } from "zod/v4/core"

// zod tries eval when a schema is made, and each try is a violation of the page's policy. Import this before whatever
// makes schemas in the browser: at the gate, where their code is loaded from. The server may compile as it likes.
if (typeof window !== "undefined") config({ jitless: true })
