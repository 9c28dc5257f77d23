import { hash, verify } from "@node-rs/argon2"
import { PASSWORD_PARAMETERS } from "./password-parameters.mjs"

/**
 * Hashes with Argon2id.
 * @returns a PHC string.
 */
export function hashPassword(password: string): Promise<string> {
	return hash(password, PASSWORD_PARAMETERS)
}

let dummy: Promise<string> | undefined

/**
 * Whether the password is right. For an unknown user (null) it checks a dummy hash, so that the response time does not
 * reveal which addresses have an account.
 */
export async function passwordMatches(hashed: string | null, password: string): Promise<boolean> {
	dummy ??= hashPassword("no account has this password")
	const matches = await verify(hashed ?? (await dummy), password).catch(() => false)
	return hashed !== null && matches
}
