import { consume, giveBack } from "@/lib/limits/consume"
import type { LimitName } from "@/lib/limits/limits"
import { type DeviceOwner, deviceOf } from "./device-cookie"

interface Limits {
	/** Each browser that has signed in to the account before has its own counter; all others share the account's. */
	device: LimitName
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

/** Counts unknown addresses too. @returns a function that takes a right attempt back. @throws `rate_limited`. */
export function countLogin(owner: DeviceOwner, cookies: string | null): Promise<() => Promise<void>> {
	return count(counterOf(PASSWORD, owner, deviceOf(cookies, owner)?.key ?? null))
}

export function giveLoginBack(owner: DeviceOwner, cookies: string | null): Promise<void> {
	return giveBack(...counterOf(PASSWORD, owner, deviceOf(cookies, owner)?.key ?? null))
}

/** A browser known only from a reset link counts as a stranger: who reads the admin's mail gets no extra tries. */
export function countSecondFactor(owner: DeviceOwner, cookies: string | null): Promise<() => Promise<void>> {
	const device = deviceOf(cookies, owner)
	return count(counterOf(CODE, owner, device?.hasSignedIn ? device.key : null))
}
