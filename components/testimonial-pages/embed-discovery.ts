import type { Metadata } from "next"

/** The link by which sites that show a preview of a pasted address find what to embed. */
export function embedDiscovery(url: string): Metadata["alternates"] {
	return { types: { "application/json+oembed": `/api/oembed?${new URLSearchParams({ url })}` } }
}
