"use client"

import { useSyncExternalStore } from "react"

const never = () => () => {}

const absolute = (iso: string, timeZone?: string) =>
	new Intl.DateTimeFormat("en-US", {
		month: "short",
		day: "numeric",
		year: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZone,
	}).format(new Date(iso))

/** A moment in en-US with hours and minutes, in the reader's own zone; the server, not knowing it, writes UTC. */
export function LocalTime({ iso }: { iso: string }) {
	const text = useSyncExternalStore(
		never,
		() => absolute(iso),
		() => absolute(iso, "UTC"),
	)
	return <time dateTime={iso}>{text}</time>
}
