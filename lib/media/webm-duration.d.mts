export function webmDuration(fd: number, size: number): number | null
export function walkWebm(
	fd: number,
	size: number,
): {
	last: number
	scale: number
	duration: number
	mediaBytes: number
	hasCues: boolean
	isWhole: boolean
} | null
