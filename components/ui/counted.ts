/** "1 message", "1,204 messages". */
export function counted(count: number, one: string, many = `${one}s`): string {
	return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`
}
