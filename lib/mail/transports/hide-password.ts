const HIDDEN = "[hidden]"
/** As AUTH PLAIN and AUTH LOGIN carry it. */
const BASE64_WORD = /[A-Za-z0-9+/_-]{4,}={0,2}/g

/**
 * What a mail server said, without the password: some repeat what they refuse, as they got it or in the base64 of the
 * protocol, and their words are shown in settings, kept in the delivery log and logged.
 */
export function hidePassword(said: string, password: string): string {
	const plain = said.replaceAll(password, HIDDEN)
	return plain.replace(BASE64_WORD, (word) =>
		Buffer.from(word, "base64").toString("utf8").includes(password) ? HIDDEN : word,
	)
}
