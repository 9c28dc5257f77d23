import { BYTES_PER_MB } from "./recorder-constants"

export function formatMegabytes(bytes: number): string {
	return `${(bytes / BYTES_PER_MB).toFixed(1)} MB`
}
