import { hash, verify } from "@node-rs/argon2"
import { PASSWORD_PARAMETERS } from "./password-parameters.mjs"

/** Argon2id, as a PHC string. */
export function hashPassword(password: string): Promise<string> {
	return hash(password, PASSWORD_PARAMETERS)
}

let dummy: Promise<string> | undefined

/**
 * True where the password is right. `hash` is null for an unknown user: a dummy is then verified, so that the time of the
 * answer does not tell which addresses have an account.
 */
export async function passwordMatches(hashed: string | null, password: string): Promise<boolean> {
	dummy ??= hashPassword("no account has this password")
	const matches = await verify(hashed ?? (await dummy), password).catch(() => false)
	return hashed !== null && matches
}
