import type { TenantCard } from "@/lib/client/contract"

/** The business's logo, or the first letter of its name. Decorative, since the name appears beside it. */
export function TenantMark({ tenant }: { tenant: Pick<TenantCard, "tenant_name" | "logo_url"> }) {
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
