const MEGABYTE = 1_048_576
const GIGABYTE = 1024 * MEGABYTE

export function storedAmount(bytes: number): { amount: string; unit: "MB" | "GB" } {
	return bytes < GIGABYTE
		? { amount: (bytes / MEGABYTE).toFixed(1), unit: "MB" }
		: { amount: (bytes / GIGABYTE).toFixed(1), unit: "GB" }
}
