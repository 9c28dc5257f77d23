import { z } from "zod"
import { discoveryWords } from "./words"

const size = z.coerce
	.number(discoveryWords.sizeForm)
	.int(discoveryWords.sizeForm)
	.min(1, discoveryWords.sizeForm)
	.optional()

/** As consumers of oEmbed send it. Sizes in pixels. */
export const OEmbedQuery = z.object({
	url: z.string("url is required"),
	maxwidth: size,
	maxheight: size,
	format: z.literal("json", discoveryWords.formatUnknown).optional(),
})
export type OEmbedQuery = z.input<typeof OEmbedQuery>

export const EmbedParams = z.object({ submissionId: z.string() })
export const WallEmbedParams = z.object({ tenantSlug: z.string() })

/** Without a business: the index. `after` is a cursor as the index names it. */
export const SitemapQuery = z.object({ business: z.string().optional(), after: z.string().optional() })
