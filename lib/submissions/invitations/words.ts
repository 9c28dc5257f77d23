import { refusal } from "@/lib/refusals"
import { takesTwoMinutes } from "@/lib/tenants/default-subheadline"

/** Fills in the name literally: what the business writes is text, not a language. */
export function withName(template: string, name: string): string {
	return template.replaceAll("{name}", () => name)
}

const WRONG_LINK = "This link isn't valid. Please check that you copied all of it."

export const invitationSentences = {
	notFound: "Invitation not found.",
	gone: refusal("invitation_gone", "This invitation isn't available anymore.", undefined, WRONG_LINK),
	unsubscribeGone: refusal("link_invalid", WRONG_LINK),
	mailboxNeeded: "Invitations are sent from your own mailbox. Add it in the Email settings first.",
	noOneToInvite: "There's no one to invite on this list.",
	listTooLong: "This list is too long. Invite up to 1,000 people at once.",
	nameIsAddress: "A name can't contain @",
	languageNotOffered: "You don't offer this language.",
	tooManyWaiting: "Too many invitations are still waiting to be sent. Please try again later.",

	defaultSubject: "{name}, would you share your experience?",
	defaultText: (maxDurationSeconds: number) => `Hi {name},

Thank you for choosing us! Would you record a short video about what it was like? It ${takesTwoMinutes(maxDurationSeconds) ? "takes about two minutes," : "works"} right in your browser, with nothing to install.

It would mean a lot to us and helps others decide.`,
}
