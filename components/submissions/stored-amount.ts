const MEGABYTE = 1_048_576
const GIGABYTE = 1024 * MEGABYTE

/** Splits bytes into a number with one decimal and its unit, which are set in different sizes. */
export function storedAmount(bytes: number): { amount: string; unit: "MB" | "GB" } {
	return bytes < GIGABYTE
		? { amount: (bytes / MEGABYTE).toFixed(1), unit: "MB" }
		: { amount: (bytes / GIGABYTE).toFixed(1), unit: "GB" }
}
