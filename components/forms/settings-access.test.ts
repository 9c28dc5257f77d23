import { describe, expect, it } from "vitest"
import type { Tenant } from "@/lib/client/contract"
import { namedTenant, settingsAccess, uploadTenant } from "./settings-access"

const tenant = (is_active: boolean, tenant_id = "id") => ({ is_active, tenant_id }) as Tenant
const owner = { role: "tenant_admin", tenant_role: "owner" } as const
const platform = { role: "platform_admin", tenant_role: null } as const

describe("access to a tenant's settings", () => {
	it("stops a tenant's own admins while it is inactive, and no one else", () => {
		expect(settingsAccess(owner, tenant(false)).readOnly).toContain("This business is inactive.")
		expect(settingsAccess(owner, tenant(true)).readOnly).toBeNull()
		expect(settingsAccess(platform, tenant(false)).readOnly).toBeNull()
	})

	it("lets a viewer change and export nothing, and an editor both", () => {
		const as = (tenant_role: "editor" | "viewer") =>
			settingsAccess({ role: "tenant_admin", tenant_role }, { ...tenant(true), video_testimonials_enabled: true })
		expect(as("editor")).toMatchObject({ readOnly: null, videosReadOnly: null, mayExport: true })
		const why = "You can view this, but not change it. An owner can give you another role."
		expect(as("viewer")).toMatchObject({ readOnly: why, videosReadOnly: why, mayExport: false })
	})

	it("names the tenant only for a platform admin", () => {
		expect(namedTenant(settingsAccess(owner, tenant(true)))).toEqual({})
		expect(uploadTenant(settingsAccess(platform, tenant(true)))).toEqual({ tenant_id: "id" })
	})

	it("refuses an upload by a platform admin outside any tenant", () => {
		expect(() => uploadTenant(settingsAccess(platform, tenant(true, "")))).toThrow(
			"Unable to determine tenant for upload. Please try accessing tenant settings via Manage button.",
		)
	})
})
