import { QUIZ_NAME_CAP } from "./defaults"

export function copyName(name: string): string {
	return `Copy of ${name}`
		.slice(0, QUIZ_NAME_CAP)
		.replace(/[\ud800-\udbff]$/, "")
		.trimEnd()
}
