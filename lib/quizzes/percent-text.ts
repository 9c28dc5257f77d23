import { visitorLocale } from "@/lib/languages/t"

/** As the page's language writes it: "85.5%", "85,5 %", "%85,5". @param percentage of 100 */
export function percentText(percentage: number): string {
	return (percentage / 100).toLocaleString(visitorLocale(), { style: "percent", maximumFractionDigits: 1 })
}

/** Points and scores, with at most one decimal. */
export const figure = (value: number): string => value.toLocaleString(visitorLocale(), { maximumFractionDigits: 1 })
