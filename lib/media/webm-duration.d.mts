export function webmDuration(fd: number, size: number): number | null
