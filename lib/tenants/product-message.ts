export const PRODUCT_OFF = "This page is currently unavailable."

export function productMessage(message: string): string {
	return message.trim() || PRODUCT_OFF
}
