/**
 * Where lib/start, which is plain JavaScript outside the build, and the built product meet. Neither can import the
 * other, so each leaves values for the other under these symbols.
 */

/** @import { FileHandle } from "node:fs/promises" */
/** @import { IncomingMessage } from "node:http" */
/** @import { Readable } from "node:stream" */

/** The functions of routes that answer without the framework, by name. Set by the product. */
export const DIRECT_ROUTES = Symbol.for("testimonials.directRoutes")
/** The page of an address whose HTML is cached; undefined for any other. Set by the product. */
export const PAGES = Symbol.for("testimonials.pages")
/** Called at the exit, once no request runs any more. Set by the product. */
export const STOP = Symbol.for("testimonials.stop")
/** Returns a line about the storage, for when the product answers. Set by the product. */
export const CHECK_STORAGE = Symbol.for("testimonials.checkStorage")
/** The product calls it when the configuration is right; the launcher then makes the first accounts. */
export const CHECKED = Symbol.for("testimonials.checked")
/** The product calls it to end a start cleanly, the embedded database included. */
export const REFUSE = Symbol.for("testimonials.refuse")
/** The product hands it the doctor's checks, and then runs no job. */
export const EXAMINE = Symbol.for("testimonials.examine")
/** Keys of fingerprints in base64, by purpose. Set by lib/start before the product loads. */
export const FINGERPRINT_KEYS = Symbol.for("testimonials.fingerprintKeys")
/** Running requests by id. Set by lib/start. */
export const REQUESTS = Symbol.for("testimonials.requests")

/** On a request, from the product: a body that lib/start sends around the framework. */
export const BODY = Symbol.for("testimonials.body")
/** On a request, from the product: the status instead of 200. */
export const STATUS = Symbol.for("testimonials.status")
/** On a request, from lib/start: what its page shows, so that the page is rendered from exactly that. */
export const PAGE = Symbol.for("testimonials.page")

/** @typedef {{ handle: Pick<FileHandle, "read" | "close">, start: number, end: number }} FileBody both ends inclusive; lib/start closes the handle */
/** @typedef {string | FileBody | Readable} Body */
/** @typedef {IncomingMessage & { [BODY]?: Body, [STATUS]?: number, [PAGE]?: { name: string, data: Promise<unknown> } }} RawRequest */
/** @typedef {(request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>} DirectRoute */

/**
 * @typedef {object} PageLanguage
 * @property {string} code
 * @property {import("./languages/own").OwnTexts} [own] the business's own texts
 * @property {import("./languages/offer").LanguageOffer} [offer] where the visitor chooses
 */

/**
 * @typedef {object} PublicPage
 * @property {string} name
 * @property {string} url without query parameters that the page ignores, so that they create no cache entries
 * @property {boolean} cached
 * @property {() => Promise<unknown>} read
 * @property {(accepted: string | undefined) => Promise<PageLanguage>} language the page's, for a browser that accepts those
 * @property {<R>(language: PageLanguage, draw: () => R) => R} inLanguage
 * @property {(nonce: string) => Promise<string>} policy the content security policy of a response with this nonce
 */

/**
 * One line for the operator: what was found and, unless it is good, how to fix it.
 * @typedef {object} Finding
 * @property {"good" | "hint" | "bad"} verdict a `hint` works, but people would expect something else
 * @property {string} line
 */

/**
 * @type {typeof globalThis & {
 *   [DIRECT_ROUTES]?: Record<string, DirectRoute>
 *   [PAGES]?: (url: string) => PublicPage | undefined
 *   [STOP]?: (withinMs: number) => Promise<void>
 *   [CHECK_STORAGE]?: () => Promise<{ line: string }>
 *   [CHECKED]?: () => void
 *   [REFUSE]?: (line: string) => Promise<never>
 *   [EXAMINE]?: (examine: () => Promise<Finding[]>) => void
 *   [FINGERPRINT_KEYS]?: Partial<Record<string, string>>
 *   [REQUESTS]?: Map<string, RawRequest>
 * }}
 */
export const bridge = globalThis
