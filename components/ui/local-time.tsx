"use client"

import { useSyncExternalStore } from "react"
import { visitorLocale } from "@/lib/languages/t"

const never = () => () => {}

const DAY = { month: "short", day: "numeric", year: "numeric" } as const
const MINUTE = { ...DAY, hour: "numeric", minute: "2-digit" } as const

const absolute = (iso: string, dayOnly: boolean, timeZone?: string) =>
	new Intl.DateTimeFormat(visitorLocale(), { ...(dayOnly ? DAY : MINUTE), timeZone }).format(new Date(iso))

/** Date and time in the page's language. The browser uses the reader's time zone. The server does not know it and renders UTC. */
export function LocalTime({ iso, dayOnly = false }: { iso: string; dayOnly?: boolean }) {
	const text = useSyncExternalStore(
		never,
		() => absolute(iso, dayOnly),
		() => absolute(iso, dayOnly, "UTC"),
	)
	return <time dateTime={iso}>{text}</time>
}
