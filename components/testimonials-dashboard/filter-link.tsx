import Link from "next/link"
import type { ReactNode } from "react"
import { classNames } from "@/components/ui/class-names"

export interface FilterLinkProps {
	href: string
	current: boolean
	onNavigate: (href: string) => void
	className: string
	looks: { current: string; other: string }
	children: ReactNode
}

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
