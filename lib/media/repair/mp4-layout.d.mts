export function mp4Layout(fd: number, size: number): { isWhole: boolean; isFast: boolean; mediaBytes: number } | null
