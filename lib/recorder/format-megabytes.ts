import { visitorLocale } from "@/lib/languages/t"
import { BYTES_PER_MB } from "./recorder-constants"

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }
const MEGABYTES = { ...ONE_DECIMAL, style: "unit", unit: "megabyte" } as const

export function formatMegabytes(bytes: number): string {
	return (bytes / BYTES_PER_MB).toLocaleString(visitorLocale(), MEGABYTES)
}
