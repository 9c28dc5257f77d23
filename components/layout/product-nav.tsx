"use client"

import Link from "next/link"
import { useSearchParams } from "next/navigation"
import { classNames } from "@/components/ui/class-names"
import type { Product } from "@/lib/client/contract"
import * as layoutWords from "./layout-words"
import type { ProductLink } from "./products"

export function ProductNav({ links, current }: { links: ProductLink[]; current: Product }) {
	const tab = useSearchParams().get("tab")
	const open = current === "chatbot" && links.some(({ name }) => name === tab) ? tab : current
	return (
		<nav
			aria-label={layoutWords.products}
			className="flex h-full min-w-0 items-stretch gap-5 overflow-x-auto sm:shrink-0 [scrollbar-width:none] max-sm:order-last max-sm:-mx-4 max-sm:h-11 max-sm:basis-[calc(100%+2rem)] max-sm:border-t max-sm:border-line max-sm:px-4 sm:border-s sm:border-line sm:ps-6"
		>
			{links.map(({ name, label, href }) => (
				<Link
					key={name}
					href={href}
					aria-current={name === open ? "page" : undefined}
					className={classNames(
						"flex shrink-0 items-center text-sm whitespace-nowrap transition-colors focus-visible:-outline-offset-2 max-sm:aria-[current]:font-medium",
						name === open ? "text-ink" : "text-ink-muted hover:text-ink",
					)}
				>
					{label}
				</Link>
			))}
		</nav>
	)
}
