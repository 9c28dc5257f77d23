/** One line for the operator: what was found and, unless it is good, how to fix it. */
export interface Finding {
	/** A `hint` works, but people would expect something else. */
	verdict: "good" | "hint" | "bad"
	line: string
}

const sentence = (text: string) => `${text.trim().replace(/[.:\s]{1,9}$/, "")}.`

export const good = (found: string): Finding => ({ verdict: "good", line: sentence(found) })
/** @param mend which setting or program to change, and how. */
export const hint = (found: string, mend: string): Finding => ({
	verdict: "hint",
	line: `${sentence(found)} ${sentence(mend)}`,
})
/** @param mend which setting or program to change, and how. */
export const bad = (found: string, mend: string): Finding => ({ ...hint(found, mend), verdict: "bad" })

export const isLocal = ({ hostname }: URL) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname)

export const PATIENCE_MS = 8_000
export const MB = 1024 ** 2
