import type { SignedInUser } from "@/lib/client/contract"

/** The admin of a business, as the sign-in call returns it. */
export const SAMPLE_USER: SignedInUser = {
	id: "1",
	email: "grace@example.com",
	role: "tenant_admin",
	tenant_role: "owner",
	tenant_id: "2",
	tenant_slug: "bakery",
	tenant_name: "Bakery",
}
