import { act } from "@testing-library/react"
import type { XhrCall } from "./stub-xhr"

/** An upload's form. The file is represented by its name. */
export function fieldsOf(call: XhrCall | undefined): Record<string, string> {
	const form = call?.body instanceof FormData ? [...call.body] : []
	return Object.fromEntries(form.map(([name, value]) => [name, typeof value === "string" ? value : value.name]))
}

/** The upload's progress events, which the screen follows. */
export const progress = (call: XhrCall | undefined, share: number) => act(() => call?.progress(share * 100, 100))
export const answer = (call: XhrCall | undefined, status: number, body = {}) =>
	act(async () => call?.answer({ status, body }))

export const fileNamed = (name: string, size = 10) => new File([new Uint8Array(size)], name)
