import type { ReactNode } from "react"
import { Glyph } from "./glyph"

/** The error of a field. Render it inside an existing live region. */
export function FieldError({ children }: { children: ReactNode }) {
	return (
		<p className="mt-1.5 flex gap-1.5 text-danger">
			<Glyph name="alert" className="mt-0.5" />
			{children}
		</p>
	)
}
