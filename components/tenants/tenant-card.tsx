"use client"

import { ChevronDown } from "lucide-react"
import { useId, useState } from "react"
import { PRODUCT_LABELS } from "@/components/layout/products"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Glyph } from "@/components/ui/glyph"
import { LocalTime } from "@/components/ui/local-time"
import { Switch } from "@/components/ui/switch"
import type { TenantCard as Tenant } from "@/lib/client/contract"
import { ProductAccess } from "./product-access"
import { ProductMessageEditor } from "./product-message-editor"
import { TenantFigures } from "./tenant-figures"
import { PRODUCTS, tenantWords } from "./tenant-words"
import { useTenantChanges } from "./use-tenant-changes"

export interface TenantCardProps {
	tenant: Tenant
	/** True for the one card that Tab reaches. Arrow keys reach the others. */
	tabbable: boolean
}

export function TenantCard({ tenant: stored, tabbable }: TenantCardProps) {
	const { tenant, setAccess, setActive } = useTenantChanges(stored)
	const [open, setOpen] = useState(false)
	const [asking, setAsking] = useState(false)
	const id = useId()
	const folded = open ? "" : "max-lg:hidden"
	const off = PRODUCTS.filter((product) => !tenant[`${product}_enabled`])
	return (
		<li className="border-b border-line">
			<article
				aria-labelledby={id}
				data-row={tenant.tenant_id}
				tabIndex={tabbable ? 0 : -1}
				className="grid gap-x-6 gap-y-2 py-3 focus-visible:-outline-offset-2 max-lg:-mx-4 max-lg:px-4 lg:grid-cols-[minmax(0,1fr)_auto_auto_12rem] lg:gap-y-3 lg:py-4"
			>
				<div className="flex min-w-0 gap-3">
					<TenantMark tenant={tenant} />
					<div className="min-w-0 flex-1">
						<div className="flex flex-wrap items-baseline gap-x-3">
							<h3 id={id} className="min-w-0 truncate text-base font-medium">
								{tenant.tenant_name}
							</h3>
							<Badge tone={tenant.is_active ? "success" : "warning"}>
								{tenant.is_active ? tenantWords.active : tenantWords.inactive}
							</Badge>
						</div>
						<p className="truncate text-ink-muted">
							{tenant.tenant_slug}
							{off.map((product) => (
								<span key={product} className="lg:hidden">
									{tenantWords.productOff(PRODUCT_LABELS[product])}
								</span>
							))}
						</p>
						<p className={classNames("flex flex-wrap gap-x-3 text-ink-muted", folded)}>
							<span className="min-w-0 truncate">{tenant.notify_email}</span>
							<span className="whitespace-nowrap">
								{tenantWords.created} <LocalTime iso={tenant.created_at} dayOnly />
							</span>
						</p>
					</div>
				</div>
				<TenantFigures tenant={tenant} folded={!open} />
				<div className="flex flex-wrap items-center gap-2 lg:flex-col lg:items-stretch lg:gap-3">
					<div className="flex gap-2">
						<a
							href={`/${tenant.tenant_slug}`}
							target="_blank"
							rel="noopener"
							className={buttonClass({ variant: "secondary", size: "sm" })}
						>
							{tenantWords.viewPage}
							<Glyph name="external" />
							<span className="sr-only">{tenantWords.ofTenant(tenant.tenant_name)}</span>
						</a>
						<a
							data-main
							href={`/admin/${tenant.tenant_slug}/dashboard`}
							className={buttonClass({ variant: "secondary", size: "sm" })}
						>
							{tenantWords.manage}
							<span className="sr-only">{tenant.tenant_name}</span>
						</a>
					</div>
					<span className="max-lg:ms-auto lg:hidden">
						<Button
							size="sm"
							variant="quiet"
							aria-expanded={open}
							aria-label={tenantWords.detailsOf(tenant.tenant_name)}
							onClick={() => setOpen(!open)}
						>
							{commonWords.details}
							<ChevronDown aria-hidden size={16} className={open ? "rotate-180" : ""} />
						</Button>
					</span>
					<div className={classNames("max-lg:w-full", folded)}>
						<Switch
							label={tenantWords.active}
							checked={tenant.is_active}
							onCheckedChange={(on) => (on ? void setActive(true) : setAsking(true))}
						/>
					</div>
				</div>
				<div className={folded}>
					<ProductAccess tenant={tenant} onChange={(access) => void setAccess(access)} />
				</div>
				{off.length > 0 && (
					<div className={classNames("flex flex-col gap-2 lg:col-span-full lg:ps-13", folded)}>
						{off.map((product) => (
							<ProductMessageEditor key={product} tenant={tenant} product={product} onSave={setAccess} />
						))}
					</div>
				)}
			</article>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={tenantWords.switchOffAsk(tenant.tenant_name)}
				description={tenantWords.switchOffConsequence}
				confirmLabel={tenantWords.switchOff}
				onConfirm={() => void setActive(false)}
			/>
		</li>
	)
}

function TenantMark({ tenant }: { tenant: Pick<Tenant, "tenant_name" | "logo_url"> }) {
	return (
		<span
			aria-hidden="true"
			className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-surface text-base font-medium text-ink-muted uppercase"
		>
			{tenant.logo_url ? (
				// White, because logos are drawn for paper.
				<img src={tenant.logo_url} alt="" loading="lazy" className="size-full bg-on-stage object-contain p-1" />
			) : (
				Array.from(tenant.tenant_name.trim())[0]
			)}
		</span>
	)
}
