import type { ReactNode } from "react"
import { LineIcon } from "./line-icon"
import { ALERT } from "./outlines"

/** The error of a field. Render it inside an existing live region. */
export function FieldError({ children }: { children: ReactNode }) {
	return (
		<p className="mt-1.5 flex gap-1.5 text-danger">
			<LineIcon size={16} className="mt-0.5">
				{ALERT}
			</LineIcon>
			{children}
		</p>
	)
}
