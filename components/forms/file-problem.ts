import { uploadWords } from "./form-words"

export interface FileRules {
	/** Extensions with their dot, separated by commas. */
	accept: string
	/** For people: "JPG, PNG or WebP, max 3MB". */
	help: string
	maxBytes: number
}

const MEGABYTE = 1_048_576

/** Why a chosen file cannot be sent, or null. Checks what the browser can know; the server checks the content. */
export function fileProblem({ name, size }: Pick<File, "name" | "size">, rules: FileRules): string | null {
	const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ""
	if (!rules.accept.split(",").includes(extension)) return uploadWords.wrongKind(rules.help)
	if (size === 0) return uploadWords.emptyFile
	// Rounded up: a byte over the limit must not read as the limit.
	const megabytes = (Math.ceil((size / MEGABYTE) * 10) / 10).toFixed(1)
	return size > rules.maxBytes ? uploadWords.tooLarge(megabytes, rules.help) : null
}
