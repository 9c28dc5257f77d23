// Hides the password in a mail server's response, which is stored and shown. Some servers repeat what they refuse: the
// password, or its base64, alone (AUTH LOGIN) or with the user name (AUTH PLAIN).
export function conceal(said: string, { user, pass }: { user: string; pass: string }): string {
	const base64 = (text: string) =>
		Buffer.from(text)
			.toString("base64")
			.replace(/={1,2}$/, "")
	const dresses = [base64(`\0${user}\0${pass}`), base64(pass), pass]
	return dresses.reduce((text, dress) => text.replaceAll(dress, "[hidden]"), said)
}
