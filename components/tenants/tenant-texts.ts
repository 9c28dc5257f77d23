import { counted } from "@/components/ui/counted"
import type { Product } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"

/** Texts about tenants on the platform's screens. */

/** Every product that a tenant can have, in the order of the screens. */
export const PRODUCTS: readonly Product[] = ["video_testimonials", "chatbot"]

// The list.
export const TENANTS = "Tenants"
export const PAGES = "Pages of tenants"
export const LOADING_TENANTS = "Loading tenants"
export const LOAD_FAILED_WHY = "Something went wrong on our side. Your tenants are safe."
export const SEARCH_TENANTS = "Search tenants"
export const SEARCH_TENANTS_BY = "Name or email"
/** Follows the number of tenants. */
export const unitOfTotal = (total: number, q: string) => (q ? `found for “${q}”` : total === 1 ? "tenant" : "tenants")
export const NO_TENANTS = "No tenants yet"
export const NO_TENANTS_WHY =
	"A tenant is a business with its own public page, where its customers record testimonials."
export const NO_MATCH = "No matching tenants"

// A card.
export const ACTIVE = "Active"
export const INACTIVE = "Inactive"
export const productOff = (product: string) => ` · ${product} off`
/** Followed by a date. */
export const CREATED = "Created"
export const VIEW_PAGE = "View Page"
export const MANAGE = "Manage"
/** Read after "View Page" and the like. */
export const ofTenant = (name: string) => `of ${name}`
export const DETAILS = "Details"
export const detailsOf = (name: string) => `Details of ${name}`
export const figuresOf = (name: string) => `Figures of ${name}`
/** The word after a number, which is drawn apart from it. */
export const testimonialsUnit = (count: number) => (count === 1 ? "testimonial" : "testimonials")
export const adminsUnit = (count: number) => (count === 1 ? "admin" : "admins")
export const pendingCount = (count: number) => counted(count, "pending", "pending")
export const STORED = "stored"
export const PRODUCT_ACCESS = "Product Access"
export const accessFailed = (error: unknown) => `Failed to update product access: ${reasonOf(error)}`
export const activeFailed = (error: unknown) => `Failed to update tenant: ${reasonOf(error)}`
export const switchOffAsk = (name: string) => `Deactivate ${name}?`
export const SWITCH_OFF = "Deactivate"
export const SWITCH_OFF_CONSEQUENCE =
	"Its public pages and shared testimonials will look as if they don't exist. Its admins can still sign in and view everything, but not make changes. Nothing is deleted, and you can reactivate it anytime."

// The message of a product that is off.
/** Followed by the message. */
export const visitorsSee = (product: string) => `${product} is off. Visitors see:`
export const EDIT_MESSAGE = "Edit message"
export const messageOf = (product: string, tenant: string) => `of ${product} at ${tenant}`
export const messageLabel = (product: string) => `Message while ${product} is off`
export const messageHint = (fallback: string) => `Leave blank to show “${fallback}”`
export const SAVE_MESSAGE = "Save message"

// A new tenant.
export const ADD_TENANT = "Add New Tenant"
export const ADD_TENANT_ABOUT = "Sets up a business with its own public page, and its first admin."
export const CREATE_TENANT = "Create Tenant"
export const createFailed = (error: unknown) => `Failed to create tenant: ${reasonOf(error)}`
export const NAME = "Name"
export const SLUG = "Slug"
export const SLUG_HINT = "The last part of its public page's web address"
export const publicPageAt = (slug: string) => `Public page: /${slug}`
/** Follow the address of the page. */
export const IS_AVAILABLE = "is available"
export const CHECKING = "…"
export const NOTIFY_EMAIL = "Notify email"
export const NOTIFY_EMAIL_HINT = "Gets an email for each new testimonial."
export const ADMIN_EMAIL = "Admin email"
export const ADMIN_EMAIL_HINT = "Used to sign in."
export const ADMIN_PASSWORD = "Admin password"
export const tenantReady = (name: string) => `${name} is ready`
export const TENANT_READY_NEXT = "Send its admin this address and the password you chose."
export const ADMIN_LOGIN = "Admin login"
export const DONE = "Done"
