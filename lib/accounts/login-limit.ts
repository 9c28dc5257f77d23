import { consume, giveBack } from "@/lib/limits/consume"
import { type DeviceOwner, deviceOf } from "./device-cookie"

/**
 * Counts an attempt to name an account's password: of a browser that signed in to it before by that browser, of all others
 * by the account. An account that does not exist is counted as any other.
 * @returns gives it back, once the password was right. @throws `rate_limited`.
 */
export async function countLogin(owner: DeviceOwner, cookies: string | null): Promise<() => Promise<void>> {
	const device = deviceOf(cookies, owner)
	const [limit, key] = device ? (["LOGIN_DEVICE", device] as const) : (["LOGIN_ACCOUNT", owner.email] as const)
	await consume(limit, key)
	return () => giveBack(limit, key)
}
