import { config } from "zod/v4/core"

// zod tries eval when it creates a schema, which violates the page's content security policy. Import this module before
// any module that creates schemas in the browser, where their code is loaded.
if (typeof window !== "undefined") config({ jitless: true })
