export const discoveryWords = {
	formatUnknown: "format must be json",
	sizeForm: "maxwidth and maxheight must be whole numbers of pixels",
	nothingToEmbed: "There is nothing to embed at this address.",
	sitemapNotFound: "There is no sitemap at this address.",
	embedGone: "This testimonial is no longer available.",
	wallEmbedGone: "These testimonials are no longer available.",
	providerName: "Video Testimonials Platform",
	watchOn: "See it on its own page",
}
