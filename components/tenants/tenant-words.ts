import { counted } from "@/components/ui/counted"
import type { Product } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"

export const PRODUCTS: readonly Product[] = ["video_testimonials", "chatbot"]

export const tenantWords = {
	tenants: "Tenants",
	pages: "Pages of tenants",
	loading: "Loading tenants",
	loadFailedWhy: "Something went wrong on our side. Your tenants are safe.",
	search: "Search tenants",
	searchBy: "Name or email",
	unitOfTotal: (total: number, q: string) => (q ? `found for “${q}”` : total === 1 ? "tenant" : "tenants"),
	none: "No tenants yet",
	noneWhy: "A tenant is a business with its own public page, where its customers record testimonials.",
	noMatch: "No matching tenants",

	active: "Active",
	inactive: "Inactive",
	productOff: (product: string) => ` · ${product} off`,
	created: "Created",
	viewPage: "View Page",
	manage: "Manage",
	/** Read after "View Page" and the like. */
	ofTenant: (name: string) => `of ${name}`,
	detailsOf: (name: string) => `Details of ${name}`,
	figuresOf: (name: string) => `Figures of ${name}`,
	/** The word after a number, which is drawn apart from it. */
	testimonialsUnit: (count: number) => (count === 1 ? "testimonial" : "testimonials"),
	adminsUnit: (count: number) => (count === 1 ? "admin" : "admins"),
	pendingCount: (count: number) => counted(count, "pending", "pending"),
	stored: "stored",
	productAccess: "Product Access",
	accessFailed: (error: unknown) => `Failed to update product access: ${reasonOf(error)}`,
	activeFailed: (error: unknown) => `Failed to update tenant: ${reasonOf(error)}`,
	switchOffAsk: (name: string) => `Deactivate ${name}?`,
	switchOff: "Deactivate",
	switchOffConsequence:
		"Its public pages and shared testimonials will look as if they don't exist. Its admins can still sign in and view everything, but not make changes. Nothing is deleted, and you can reactivate it anytime.",

	visitorsSee: (product: string) => `${product} is off. Visitors see:`,
	editMessage: "Edit message",
	messageOf: (product: string, tenant: string) => `of ${product} at ${tenant}`,
	messageLabel: (product: string) => `Message while ${product} is off`,
	messageHint: (fallback: string) => `Leave blank to show “${fallback}”`,
	saveMessage: "Save message",
}

export const newTenantWords = {
	add: "Add New Tenant",
	addAbout: "Sets up a business with its own public page, and its first admin.",
	create: "Create Tenant",
	createFailed: (error: unknown) => `Failed to create tenant: ${reasonOf(error)}`,
	slug: "Slug",
	slugHint: "The last part of its public page's web address",
	publicPageAt: (slug: string) => `Public page: /${slug}`,
	/** Follow the address of the page. */
	isAvailable: "is available",
	checking: "…",
	notifyEmail: "Notify email",
	notifyEmailHint: "Gets an email for each new testimonial.",
	adminEmail: "Admin email",
	adminEmailHint: "Used to sign in.",
	adminPassword: "Admin password",
	ready: (name: string) => `${name} is ready`,
	readyNext: "Send its admin this address and the password you chose.",
	adminLogin: "Admin login",
}
