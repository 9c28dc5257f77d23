/** Kinds whose body holds a secret (a link that signs in): the stored copy is blanked as soon as the mail is out or given up. */
const BLANK_AFTER_SEND: ReadonlySet<string> = new Set(["password.reset", "account.invitation"])

export function blankAfterSend(kind: string): boolean {
	return BLANK_AFTER_SEND.has(kind)
}
