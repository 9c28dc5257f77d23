import { ApiError } from "./api"

type Confirmer = () => Promise<boolean>

let confirmer: Confirmer | null = null
/** Calls that are refused at the same time share one dialog. */
let asking: Promise<boolean> | null = null

export function setConfirmer(ask: Confirmer): () => void {
	confirmer = ask
	return () => {
		if (confirmer === ask) confirmer = null
	}
}

function ask(): Promise<boolean> {
	asking ??= (confirmer?.() ?? Promise.resolve(false)).finally(() => {
		asking = null
	})
	return asking
}

export async function confirmingAgain<T>(send: () => Promise<T>): Promise<T> {
	try {
		return await send()
	} catch (error) {
		if (error instanceof ApiError && error.next.next_step === "confirm" && (await ask())) return send()
		throw error
	}
}
