import type { ReactNode } from "react"
import { Area } from "@/components/layout/area"
import * as layoutWords from "@/components/layout/layout-words"
import { ProductMark } from "@/components/layout/product-mark"
import * as apiDocsWords from "./api-docs-words"
import { DOCS } from "./docs-paths"

const CONTENT_ID = "content"

/** The frame of the reference's pages. They are drawn on the server and work without a script. */
export function DocsFrame({ version, children }: { version: string; children: ReactNode }) {
	return (
		<Area name="home">
			<header className="border-b border-line">
				<a
					href={`#${CONTENT_ID}`}
					className="sr-only z-50 rounded-control bg-accent px-4 py-2 text-sm font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
				>
					{layoutWords.skipToContent}
				</a>
				<div className="mx-auto flex h-14 max-w-7xl items-center px-4 sm:px-6">
					<a href={DOCS} className="flex h-11 items-center gap-2.5 rounded-control text-sm font-medium">
						<ProductMark />
						{apiDocsWords.apiReference}
					</a>
				</div>
			</header>
			<main
				id={CONTENT_ID}
				tabIndex={-1}
				className="mx-auto w-full max-w-7xl flex-1 px-4 pb-16 text-sm outline-none sm:px-6"
			>
				{children}
			</main>
			<footer className="mx-auto w-full max-w-7xl px-4 sm:px-6">
				<p className="border-t border-line py-6 text-sm text-ink-muted">
					{apiDocsWords.footer} {version}
				</p>
			</footer>
		</Area>
	)
}
