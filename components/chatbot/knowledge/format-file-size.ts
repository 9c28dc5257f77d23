import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import { BYTES_PER_MB } from "@/lib/recorder/recorder-constants"

/** As the specification shows sizes in MB; what would be "0.0 MB" in KB: `3 KB`. */
export function formatFileSize(bytes: number): string {
	const kilobytes = Math.max(Math.ceil(bytes / 1024), 1)
	return kilobytes * 1024 < BYTES_PER_MB ? `${kilobytes} KB` : formatMegabytes(bytes)
}
