import type { ReactNode } from "react"
import { Glyph } from "./glyph"

/** What is wrong with a field; stands in a live region that was there before it. */
export function FieldError({ children }: { children: ReactNode }) {
	return (
		<p className="mt-1.5 flex gap-1.5 text-danger">
			<Glyph name="alert" className="mt-0.5" />
			{children}
		</p>
	)
}
