import { inject } from "vitest"

/**
 * Gives the test's own process the server's settings, so that factories and domain functions called here work on the
 * very rows and objects that the server sees, and seals and signatures made here hold there.
 */
Object.assign(process.env, inject("product").environment)
