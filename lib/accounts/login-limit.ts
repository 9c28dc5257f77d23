import { consume, giveBack } from "@/lib/limits/consume"
import { type DeviceOwner, deviceOf } from "./device-cookie"

/**
 * Counts an attempt at an account's password. A browser that has signed in to the account before has its own counter;
 * all others share the account's. An unknown address is counted like any other.
 * @returns a function that takes the attempt back, for when the password was right.
 * @throws `rate_limited`.
 */
export async function countLogin(owner: DeviceOwner, cookies: string | null): Promise<() => Promise<void>> {
	const device = deviceOf(cookies, owner)
	const [limit, key] = device ? (["LOGIN_DEVICE", device] as const) : (["LOGIN_ACCOUNT", owner.email] as const)
	await consume(limit, key)
	return () => giveBack(limit, key)
}
