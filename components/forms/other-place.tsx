import Link from "next/link"
import type { ReactNode } from "react"

export function OtherPlace({ href, children }: { href: string; children: ReactNode }) {
	return (
		<Link
			href={href}
			className="inline-flex w-fit items-center text-accent-text underline decoration-1 underline-offset-4 pointer-coarse:min-h-10"
		>
			{children}
		</Link>
	)
}
