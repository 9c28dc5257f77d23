import { useState } from "react"
import type { StepProof } from "@/lib/accounts/second-factor/schema"
import type { StepWays } from "@/lib/client/contract"
import { showPasskey } from "@/lib/client/passkeys"
import { type CodeForm, useCode } from "./use-code"

export type Way = "passkey" | "app" | "recovery"

export function useStep(
	ways: StepWays,
	send: (proof: StepProof) => Promise<void>,
	refused: (error: unknown) => void,
): CodeForm & { way: Way; others: Way[]; choose(way: Way): void } {
	const all: Way[] = [
		...(ways.passkey ? (["passkey"] as const) : []),
		...(ways.app ? (["app"] as const) : []),
		"recovery",
	]
	const [way, setWay] = useState<Way>(all[0] ?? "recovery")
	const [asking, setAsking] = useState(false)
	const code = useCode((code) => send({ code }), refused)

	async function submit(event: { preventDefault(): void; stopPropagation(): void }): Promise<void> {
		if (way !== "passkey" || !ways.passkey) return code.submit(event)
		event.preventDefault()
		event.stopPropagation()
		setAsking(true)
		try {
			await send({ passkey: await showPasskey(ways.passkey) })
		} catch (reason) {
			setAsking(false)
			refused(reason)
		}
	}

	function choose(to: Way): void {
		setWay(to)
		code.clear()
	}

	const others = all.filter((each) => each !== way)
	return { ...code, busy: code.busy || asking, submit, way, others, choose }
}
