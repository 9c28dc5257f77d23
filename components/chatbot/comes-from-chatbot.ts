const CHATBOT_SCREEN = /^\/admin\/(?:[^/]+\/)?chatbot\/?$/

/**
 * Whether a dashboard is come to from the chatbot's screens. `referrer` is the request's: on a full load that is
 * document.referrer, and for a navigation inside the product the page that was left, so that one look serves both.
 */
export function comesFromChatbot(referrer: string | null): boolean {
	return referrer !== null && URL.canParse(referrer) && CHATBOT_SCREEN.test(new URL(referrer).pathname)
}
