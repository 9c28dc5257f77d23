import Link from "next/link"
import type { ReactNode } from "react"
import { classNames } from "@/components/ui/class-names"

export interface FilterLinkProps {
	href: string
	/** It names the filter that is on. */
	current: boolean
	onNavigate: (href: string) => void
	className: string
	/** Added while it is the current one, and while it is not. */
	looks: { current: string; other: string }
	children: ReactNode
}

/** A filter of the list: an address of its own, which the list opens without leaving the page. */
export function FilterLink({ href, current, onNavigate, className, looks, children }: FilterLinkProps) {
	return (
		<Link
			href={href}
			prefetch={false}
			aria-current={current ? "true" : undefined}
			onNavigate={(event) => {
				event.preventDefault()
				onNavigate(href)
			}}
			className={classNames(className, current ? looks.current : looks.other)}
		>
			{children}
		</Link>
	)
}
