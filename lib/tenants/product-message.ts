export const PRODUCT_OFF = "This page is currently unavailable."

/** The message of a switched-off product; an empty one falls back to the default. */
export function productMessage(message: string): string {
	return message.trim() || PRODUCT_OFF
}
