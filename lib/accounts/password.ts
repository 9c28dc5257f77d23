import { hash, verify } from "@node-rs/argon2"
import { PASSWORD_PARAMETERS } from "./password-parameters.mjs"

/** @returns a PHC string. */
export function hashPassword(password: string): Promise<string> {
	return hash(password, PASSWORD_PARAMETERS)
}

let dummy: Promise<string> | undefined

/** Checks a dummy hash for an unknown user (null), so that the response time does not reveal who has an account. */
export async function passwordMatches(hashed: string | null, password: string): Promise<boolean> {
	dummy ??= hashPassword("no account has this password")
	const matches = await verify(hashed ?? (await dummy), password).catch(() => false)
	return hashed !== null && matches
}
