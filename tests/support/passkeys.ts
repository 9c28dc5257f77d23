import { db } from "@/lib/db/client"
import { givePasskey, makeMember, STEP_PASSWORD, signingIn } from "./second-factor"
import { send } from "./send"

/** An admin whose only second step is a passkey, without a session. */
export async function makeKeyed() {
	const { user, tenant } = await makeMember()
	await db().session.deleteMany({ where: { userId: user.id } })
	return { user, email: user.email, tenant, ...(await givePasskey(user.id)) }
}

/** The calls about passkeys. */
export function passkeyCalls(url: string) {
	const { login } = signingIn(url)
	return {
		start: (token: string, body: object = { current_password: STEP_PASSWORD }) =>
			send(url, "POST /api/admin/passkeys/options", { token, body }),
		add: (token: string, passkey: unknown, name: unknown = "My phone") =>
			send(url, "POST /api/admin/passkeys", { token, body: { name, passkey } }),
		remove: (token: string, id: string) => send(url, "DELETE /api/admin/passkeys/{id}", { token, params: { id } }),
		/** What a browser needs to sign in by a passkey alone. */
		ask: async () => (await send(url, "POST /api/admin/login/passkey-options")).body,
		enter: (passkey: unknown) => send(url, "POST /api/admin/login/passkey", { body: { passkey } }),
		/** A right password, and what the browser is asked to do next. */
		async firstStep(email: string) {
			const { status, refusal } = await login(email)
			if (status !== 403 || !refusal.challenge || !refusal.passkey) throw new Error(`The login answered ${status}.`)
			return { challenge: refusal.challenge, options: refusal.passkey, refusal }
		},
		stepBy: (challenge: unknown, passkey: unknown) =>
			send(url, "POST /api/admin/login/second-factor", { body: { challenge, passkey } }),
	}
}
