import { consume, giveBack } from "@/lib/limits/consume"
import type { LimitName } from "@/lib/limits/limits"
import { type DeviceOwner, deviceOf } from "./device-cookie"

interface Limits {
	/** For browsers that have signed in to the account before: each has its own counter. */
	device: LimitName
	/** All others share the account's. */
	account: LimitName
}

const PASSWORD: Limits = { device: "LOGIN_DEVICE", account: "LOGIN_ACCOUNT" }
const CODE: Limits = { device: "SECOND_FACTOR_DEVICE", account: "SECOND_FACTOR_ACCOUNT" }

function counterOf(limits: Limits, owner: DeviceOwner, device: string | null): [LimitName, string] {
	return device ? [limits.device, device] : [limits.account, owner.email]
}

async function count(counter: [LimitName, string]): Promise<() => Promise<void>> {
	await consume(...counter)
	return () => giveBack(...counter)
}

/**
 * Counts an attempt at an account's password. An unknown address is counted like any other.
 * @returns a function that takes the attempt back, for when the password was right.
 * @throws `rate_limited`.
 */
export function countLogin(owner: DeviceOwner, cookies: string | null): Promise<() => Promise<void>> {
	return count(counterOf(PASSWORD, owner, deviceOf(cookies, owner)?.key ?? null))
}

/** Takes back the attempt that countLogin() counted in an earlier request of this browser. */
export function giveLoginBack(owner: DeviceOwner, cookies: string | null): Promise<void> {
	return giveBack(...counterOf(PASSWORD, owner, deviceOf(cookies, owner)?.key ?? null))
}

/**
 * Counts an attempt at an account's second step, as countLogin() counts passwords. A browser that is only known from a
 * reset link counts as a stranger: who reads the admin's mail must not get more tries by asking for more links.
 */
export function countSecondFactor(owner: DeviceOwner, cookies: string | null): Promise<() => Promise<void>> {
	const device = deviceOf(cookies, owner)
	return count(counterOf(CODE, owner, device?.hasSignedIn ? device.key : null))
}
