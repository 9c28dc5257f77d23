import { inEnglish } from "@/lib/languages/t"

/** "1 message", "1,204 messages". */
export function counted(count: number, one: string, many = `${one}s`): string {
	return `${inEnglish(count)} ${count === 1 ? one : many}`
}
