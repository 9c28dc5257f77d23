import type { Finding } from "@/lib/bridge.mjs"

const sentence = (text: string) => `${text.trim().replace(/[.:\s]{1,9}$/, "")}.`

export const good = (found: string): Finding => ({ verdict: "good", line: sentence(found) })
/** @param mend which setting or program to change, and how. */
export const hint = (found: string, mend: string): Finding => ({
	verdict: "hint",
	line: `${sentence(found)} ${sentence(mend)}`,
})
export const bad = (found: string, mend: string): Finding => ({ ...hint(found, mend), verdict: "bad" })

export const isLocal = ({ hostname }: URL) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname)

export const TIMEOUT_MS = 8_000
export const MB = 1024 ** 2
