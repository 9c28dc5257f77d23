const CHATBOT_SCREEN = /^\/admin\/(?:[^/]+\/)?chatbot\/?$/

/** `referrer` is the request's Referer: the previous document, or the page left on a navigation inside the product. */
export function comesFromChatbot(referrer: string | null): boolean {
	return referrer !== null && URL.canParse(referrer) && CHATBOT_SCREEN.test(new URL(referrer).pathname)
}
