import { visitorLocale } from "@/lib/languages/t"
/** `Nov 20, 3:41 PM`, in the visitor's time zone. */
export function formatMoment(epochMs: number): string {
	return new Date(epochMs).toLocaleString(visitorLocale(), {
		month: "short",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit",
	})
}
