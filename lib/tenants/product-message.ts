export const PRODUCT_OFF = "This page is currently unavailable."

/** What a switched-off product says; an empty message has a default. */
export function productMessage(message: string): string {
	return message.trim() || PRODUCT_OFF
}
