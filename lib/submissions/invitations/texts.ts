export const INVITATION_NOT_FOUND = "Invitation not found."
export const INVITATION_GONE = "This invitation isn't available anymore."
export const UNSUBSCRIBE_GONE = "This link isn't valid. Please check that you copied all of it."
export const MAILBOX_NEEDED = "Invitations are sent from your own mailbox. Add it in the Email settings first."
export const NO_ONE_TO_INVITE = "There's no one to invite on this list."
export const LIST_TOO_LONG = "This list is too long. Invite up to 1,000 people at once."
export const NAME_IS_ADDRESS = "A name can't contain @"
export const TOO_MANY_WAITING = "Too many invitations are still waiting to be sent. Please try again later."

export const DEFAULT_SUBJECT = "{name}, would you share your experience?"
export const DEFAULT_TEXT = `Hi {name},

Thank you for choosing us! Would you record a short video about what it was like? It takes about two minutes, right in your browser, with nothing to install.

It would mean a lot to us and helps others decide.`

/** Fills in the name literally: what the business writes is text, not a language. */
export function withName(template: string, name: string): string {
	return template.replaceAll("{name}", () => name)
}
