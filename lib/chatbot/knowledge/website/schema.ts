import { z } from "zod"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"

export const WEBSITES_MAX = 3
/** Per website. As many as a tenant can have sources. */
export const PAGES_MAX = 200
export const DEPTH_MAX = 3

const ADDRESS_CAP = 2048
const ADDRESS_REQUIRED = "Please enter your website's address"
const ADDRESS_INVALID = "Please enter a web address, such as https://www.example.com"

/** `https://` is added to an address without a scheme. */
export const NewWebsite = z.object({
	address: z
		.string(ADDRESS_REQUIRED)
		.trim()
		.min(1, ADDRESS_REQUIRED)
		.max(ADDRESS_CAP, `address can have up to ${ADDRESS_CAP} characters`)
		.transform(normalizeWebsite)
		.refine((address) => address !== null, ADDRESS_INVALID)
		.transform((address) => new URL(address ?? ""))
		.transform((url) => `${url.origin}${url.pathname}${url.search}`),
})
export type NewWebsite = z.infer<typeof NewWebsite>

export const WebsiteParams = z.object({ id: z.uuid("Website not found.") })

export const WebsiteChoice = z.object({
	pages: z
		.array(z.uuid("pages must be page ids"), "pages must be a list")
		.max(PAGES_MAX, `pages can have up to ${PAGES_MAX} ids`),
})
export type WebsiteChoice = z.infer<typeof WebsiteChoice>
