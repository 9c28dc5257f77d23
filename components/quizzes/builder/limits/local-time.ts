/** A moment as an input of type datetime-local takes it, in the browser's time zone. */
export function toLocal(iso: string | null): string {
	if (iso === null) return ""
	const moment = new Date(iso)
	const offset = moment.getTimezoneOffset() * 60_000
	return new Date(moment.getTime() - offset).toISOString().slice(0, 16)
}

/** Null while it is incomplete. */
export function fromLocal(local: string): string | null {
	const moment = new Date(local)
	return local === "" || Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
