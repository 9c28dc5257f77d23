import { visitorLocale } from "@/lib/languages/t"

const FORM = { dateStyle: "long", timeStyle: "long", timeZone: "UTC" } as const

/** Absolute and with its zone, because people may read it anywhere and years later. */
export function momentText(moment: Date): string {
	// Newer ICU data puts a narrow no-break space before AM and PM, which many mail programs show as a box.
	return moment.toLocaleString(visitorLocale(), FORM).replace(/[\u00a0\u202f]/g, " ")
}
