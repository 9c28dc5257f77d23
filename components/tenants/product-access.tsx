import { PRODUCT_LABELS } from "@/components/layout/products"
import { Switch } from "@/components/ui/switch"
import type { ProductAccess as Access, TenantCard } from "@/lib/client/contract"
import { PRODUCTS, tenantWords } from "./tenant-words"

export interface ProductAccessProps {
	tenant: TenantCard
	onChange: (access: Access) => void
}

export function ProductAccess({ tenant, onChange }: ProductAccessProps) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 text-xs text-ink-muted">
				{tenantWords.productAccess}
				<span className="sr-only"> {tenantWords.ofTenant(tenant.tenant_name)}</span>
			</legend>
			<div className="flex flex-col gap-1.5">
				{PRODUCTS.map((product) => (
					<Switch
						key={product}
						label={PRODUCT_LABELS[product]}
						checked={tenant[`${product}_enabled`]}
						onCheckedChange={(on) => onChange({ [`${product}_enabled`]: on })}
					/>
				))}
			</div>
		</fieldset>
	)
}
