import Link from "next/link"
import { classNames } from "@/components/ui/class-names"
import type { Product, SignedInUser } from "@/lib/client/contract"
import { AccountMenu } from "./account-menu"
import * as layoutWords from "./layout-words"
import { PlatformLogoButton } from "./platform-logo-button"
import { ProductMark } from "./product-mark"
import { ProductNav } from "./product-nav"
import { productLinks } from "./products"

export interface TopBarProps {
	platformName: string
	logoUrl: string | null
	/** Null if no session is known. The bar then has no navigation and no account menu. */
	user: SignedInUser | null
	tenantSlug: string | null
	current: Product
	hasQuizzes: boolean
}

/** Target of the skip link. The page's <main> carries this id. */
export const CONTENT_ID = "content"

export function TopBar({ platformName, logoUrl, user, tenantSlug, current, hasQuizzes }: TopBarProps) {
	const links = user ? productLinks(tenantSlug ?? user.tenant_slug, current, hasQuizzes) : []
	return (
		<header className="border-b border-line">
			<a
				href={`#${CONTENT_ID}`}
				className="sr-only z-50 rounded-control bg-accent px-4 py-2 text-sm font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
			>
				{layoutWords.skipToContent}
			</a>
			<div className="mx-auto flex max-w-7xl items-center gap-x-3 px-4 max-sm:flex-wrap sm:h-14 sm:gap-x-6 sm:px-6">
				<Link
					href={links[0]?.href ?? "/"}
					// On a phone it leaves the account its place in the line: the products wrap below both.
					className={classNames(
						"flex h-11 min-w-10 items-center gap-2.5 rounded-control text-sm font-medium",
						user?.role === "platform_admin" ? "max-sm:max-w-[calc(100%-8rem)]" : "max-sm:max-w-[calc(100%-4.75rem)]",
					)}
				>
					{logoUrl ? (
						<img src={logoUrl} alt={platformName} className="h-7 w-auto max-w-40 object-contain" />
					) : (
						<>
							<ProductMark />
							<span className="line-clamp-2 leading-tight wrap-anywhere">{platformName}</span>
						</>
					)}
				</Link>
				{user?.role === "platform_admin" && (
					<span className="-ms-1 flex sm:-ms-4">
						<PlatformLogoButton logoUrl={logoUrl} />
					</span>
				)}
				{links.length > 0 && <ProductNav links={links} current={current} />}
				{user && (
					<div className="ms-auto flex h-14 items-center">
						<AccountMenu user={user} />
					</div>
				)}
			</div>
		</header>
	)
}
