export const webhookRefusals = {
	notFound: "Webhook not found.",
	addressInvalid: "Enter a web address that starts with https://, without a user name or password",
	addressNotPublic:
		"This address isn't on the public internet, so we can't send to it. The platform's admin can allow it.",
	eventsMissing: "Choose at least one event",
	webhooksFull: (most: number) => `A business can have up to ${most} webhooks. Delete one you don't use.`,
}
