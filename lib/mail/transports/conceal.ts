/**
 * What a mail server answers is kept and shown, and some servers repeat what they refuse: the password as it is, or as it
 * travelled, base64 of itself (AUTH LOGIN) or of both names and it (AUTH PLAIN).
 */
export function conceal(said: string, { user, pass }: { user: string; pass: string }): string {
	const base64 = (text: string) => Buffer.from(text).toString("base64").replace(/=+$/, "")
	const dresses = [base64(`\0${user}\0${pass}`), base64(pass), pass]
	return dresses.reduce((text, dress) => text.replaceAll(dress, "[hidden]"), said)
}
