"use client"

import { useSyncExternalStore } from "react"

const never = () => () => {}

const DAY = { month: "short", day: "numeric", year: "numeric" } as const
const MINUTE = { ...DAY, hour: "numeric", minute: "2-digit" } as const

const absolute = (iso: string, dayOnly: boolean, timeZone?: string) =>
	new Intl.DateTimeFormat("en-US", { ...(dayOnly ? DAY : MINUTE), timeZone }).format(new Date(iso))

/** A moment in en-US with hours and minutes, in the reader's own zone; the server, not knowing it, writes UTC. */
export function LocalTime({ iso, dayOnly = false }: { iso: string; dayOnly?: boolean }) {
	const text = useSyncExternalStore(
		never,
		() => absolute(iso, dayOnly),
		() => absolute(iso, dayOnly, "UTC"),
	)
	return <time dateTime={iso}>{text}</time>
}
