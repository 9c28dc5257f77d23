export const WEBHOOK_NOT_FOUND = "Webhook not found."
export const ADDRESS_INVALID = "Enter a web address that starts with https://, without a user name or password"
export const ADDRESS_NOT_PUBLIC =
	"This address isn't on the public internet, so we can't send to it. The platform's admin can allow it."
export const EVENTS_MISSING = "Choose at least one event"
export const webhooksFull = (most: number) => `A business can have up to ${most} webhooks. Delete one you don't use.`
