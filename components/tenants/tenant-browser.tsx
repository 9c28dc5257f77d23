"use client"

import { Plus } from "lucide-react"
import { useRouter } from "next/navigation"
import { useRef, useState, useTransition } from "react"
import { type ListSearch, listHref } from "@/components/testimonials-dashboard/list-search"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { Pagination } from "@/components/ui/pagination"
import { SearchBox } from "@/components/ui/search-box"
import { useRowKeys } from "@/components/ui/use-row-keys"
import type { TenantCard as Tenant } from "@/lib/client/contract"
import { CreateTenantDialog } from "./create-tenant-dialog"
import { NoTenants } from "./no-tenants"
import { TenantCard } from "./tenant-card"
import { newTenantWords, tenantWords } from "./tenant-words"

export interface TenantBrowserProps {
	tenants: Tenant[]
	total: number
	nextCursor: string | null
	base: string
	search: ListSearch
}

export function TenantBrowser({ tenants, total, nextCursor, base, search }: TenantBrowserProps) {
	const router = useRouter()
	const [loading, startLoading] = useTransition()
	const [creating, setCreating] = useState(false)
	const searchRef = useRef<HTMLInputElement>(null)
	const keys = useRowKeys<HTMLUListElement>({ searchRef, ids: tenants.map(({ tenant_id }) => tenant_id) })
	const q = search.q ?? ""

	function showCreated() {
		if (q || search.cursor) router.push(base)
		else router.refresh()
	}

	const add = (
		<Button variant="primary" onClick={() => setCreating(true)}>
			<Plus aria-hidden size={16} />
			{newTenantWords.add}
		</Button>
	)
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-4">
				<h2 aria-live="polite" className="text-ink-muted max-sm:sr-only">
					<data value={total} className="text-lg font-medium text-ink sm:text-xl">
						{total.toLocaleString("en-US")}
					</data>{" "}
					{tenantWords.unitOfTotal(total, q)}
				</h2>
				<div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
					<SearchBox
						label={tenantWords.search}
						placeholder={tenantWords.searchBy}
						inputRef={searchRef}
						value={q}
						onSearch={(text) => startLoading(() => router.replace(listHref(base, { q: text })))}
					/>
					{add}
				</div>
			</div>
			<div aria-busy={loading} className={classNames("transition-opacity", loading && "opacity-50")}>
				{tenants.length === 0 ? (
					<NoTenants q={q} base={base} add={add} />
				) : (
					<ul {...keys.bodyProps} aria-label={tenantWords.tenants}>
						{tenants.map((tenant) => (
							<TenantCard key={tenant.tenant_id} tenant={tenant} tabbable={tenant.tenant_id === keys.tabbable} />
						))}
					</ul>
				)}
				<Pagination
					label={tenantWords.pages}
					newestHref={search.cursor ? listHref(base, { q: search.q }) : null}
					olderHref={nextCursor && listHref(base, { q: search.q, cursor: nextCursor })}
				/>
			</div>
			<CreateTenantDialog open={creating} onOpenChange={setCreating} onCreated={showCreated} />
		</>
	)
}
