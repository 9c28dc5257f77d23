import type { ReactNode } from "react"
import { storedAmount } from "@/components/testimonials-dashboard/stored-amount"
import type { TenantCard } from "@/lib/client/contract"
import { tenantWords } from "./tenant-words"

/** One line on a phone, columns on a desktop. `folded` leaves out those that a phone has no room for. */
export function TenantFigures({ tenant, folded }: { tenant: TenantCard; folded: boolean }) {
	const stored = storedAmount(tenant.file_size_bytes)
	const { testimonial_count, pending_count, admin_count } = tenant
	return (
		<ul
			aria-label={tenantWords.figuresOf(tenant.tenant_name)}
			className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums max-lg:-mt-2 max-lg:ps-13 lg:grid lg:grid-cols-[6.5rem_5.5rem_3.5rem]"
		>
			<Figure value={testimonial_count.toLocaleString("en-US")} unit={tenantWords.testimonialsUnit(testimonial_count)}>
				{pending_count > 0 && (
					<span className="text-warning lg:block lg:text-xs">
						<span className="lg:hidden">(</span>
						{tenantWords.pendingCount(pending_count)}
						<span className="lg:hidden">)</span>
					</span>
				)}
			</Figure>
			<Figure value={stored.amount} unit={stored.unit}>
				<span className="max-lg:sr-only lg:text-xs">{tenantWords.stored}</span>
			</Figure>
			<li className={folded ? "max-lg:hidden" : undefined}>
				<Amount value={admin_count.toLocaleString("en-US")} unit={tenantWords.adminsUnit(admin_count)} />
			</li>
		</ul>
	)
}

function Figure({ value, unit, children }: { value: string; unit: string; children?: ReactNode }) {
	return (
		<li>
			<Amount value={value} unit={unit} /> {children}
		</li>
	)
}

function Amount({ value, unit }: { value: string; unit: string }) {
	return (
		<>
			<span className="text-ink lg:block lg:text-lg lg:font-medium">{value}</span>{" "}
			<span className="lg:text-xs">{unit}</span>
		</>
	)
}
