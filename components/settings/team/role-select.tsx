import { SelectField } from "@/components/ui/select-field"
import { TENANT_ROLES, type TenantRole } from "@/lib/accounts/roles"
import { teamWords } from "../settings-words"

export interface RoleSelectProps {
	label: string
	hideLabel?: boolean
	value: TenantRole
	disabled: boolean
	onRole(role: TenantRole): void
}

const OPTIONS = TENANT_ROLES.map((value) => ({ value, label: teamWords.roleLabels[value] }))

export function RoleSelect({ onRole, ...field }: RoleSelectProps) {
	return (
		<SelectField
			{...field}
			options={OPTIONS}
			onChange={(event) => {
				const role = TENANT_ROLES.find((known) => known === event.target.value)
				if (role) onRole(role)
			}}
		/>
	)
}
