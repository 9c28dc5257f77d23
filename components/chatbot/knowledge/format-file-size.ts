import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import { BYTES_PER_MB } from "@/lib/recorder/recorder-constants"

/** A size in MB with one decimal: `2.4 MB`. Below one MB in whole KB, rounded up: `3 KB`. */
export function formatFileSize(bytes: number): string {
	const kilobytes = Math.max(Math.ceil(bytes / 1024), 1)
	return kilobytes * 1024 < BYTES_PER_MB ? `${kilobytes} KB` : formatMegabytes(bytes)
}
