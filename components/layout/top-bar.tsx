import Link from "next/link"
import { classNames } from "@/components/ui/class-names"
import type { Product, SignedInUser } from "@/lib/client/contract"
import { AccountMenu } from "./account-menu"
import * as layoutWords from "./layout-words"
import { PlatformLogoButton } from "./platform-logo-button"
import { ProductMark } from "./product-mark"
import { productLinks } from "./products"

export interface TopBarProps {
	platformName: string
	logoUrl: string | null
	/** Null if no session is known. The bar then has no navigation and no account menu. */
	user: SignedInUser | null
	/** The tenant in the address, or null. */
	tenantSlug: string | null
	current: Product
}

/** Target of the skip link. The page's <main> carries this id. */
export const CONTENT_ID = "content"

/** The bar above every dashboard: platform, products, and account. */
export function TopBar({ platformName, logoUrl, user, tenantSlug, current }: TopBarProps) {
	const links = user ? productLinks(tenantSlug ?? user.tenant_slug, current) : []
	return (
		<header className="border-b border-line">
			<a
				href={`#${CONTENT_ID}`}
				className="sr-only z-50 rounded-control bg-accent px-4 py-2 text-sm font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
			>
				{layoutWords.skipToContent}
			</a>
			<div className="mx-auto flex h-14 max-w-7xl items-center gap-6 px-4 sm:px-6">
				<Link
					href={links[0]?.href ?? "/"}
					className="flex h-11 min-w-10 items-center gap-2.5 rounded-control text-sm font-medium"
				>
					{logoUrl ? (
						<img src={logoUrl} alt={platformName} className="h-7 w-auto max-w-40 object-contain" />
					) : (
						<>
							<ProductMark />
							<span className="truncate">{platformName}</span>
						</>
					)}
				</Link>
				{user?.role === "platform_admin" && (
					<span className="-ml-4 flex">
						<PlatformLogoButton logoUrl={logoUrl} />
					</span>
				)}
				{links.length > 0 && (
					<nav
						aria-label={layoutWords.products}
						className="hidden h-full items-stretch gap-5 border-l border-line pl-6 sm:flex"
					>
						{links.map((link) => (
							<Link
								key={link.product}
								href={link.href}
								aria-current={link.product === current ? "page" : undefined}
								className={classNames(
									"flex items-center text-sm transition-colors focus-visible:-outline-offset-2",
									link.product === current ? "text-ink" : "text-ink-muted hover:text-ink",
								)}
							>
								{link.label}
							</Link>
						))}
					</nav>
				)}
				{user && (
					<div className="ml-auto">
						<AccountMenu user={user} products={links} />
					</div>
				)}
			</div>
		</header>
	)
}
