import { visitorLocale } from "@/lib/languages/t"
export function percentText(percentage: number): string {
	return `${percentage.toLocaleString(visitorLocale(), { maximumFractionDigits: 1 })}%`
}
