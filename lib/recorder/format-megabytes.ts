import { BYTES_PER_MB } from "./recorder-constants"

/** Bytes as MB (1,048,576 bytes) with one decimal: `12.3 MB`. */
export function formatMegabytes(bytes: number): string {
	return `${(bytes / BYTES_PER_MB).toFixed(1)} MB`
}
