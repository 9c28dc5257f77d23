import { EMAIL_CAP } from "@/lib/accounts/email-address"
import { NAME_MAX, TEXT_MAX, TEXT_MIN, WEBSITE_MAX } from "./limits"

export const name = "Name"
export const email = "Email"
export const website = "Website"
export const stars = "Stars"
export const relation = "Relation to the business"
/** What a customer is to the business, by the value that is stored. */
export const relations = {
	customer: "Customer",
	employee: "Employee",
	family: "Family or friend",
	partner: "Business partner",
	paid: "Was paid for this",
} as const
export type Relation = keyof typeof relations
export const nameRequired = "Name is required"
export const emailRequired = "Email is required"
export const emailInvalid = "Please enter a valid email address"
export const consentRequired = "Consent is required to submit your testimonial"
export const videoRequired = "Please record a video testimonial"
export const textRequired = "Please write your testimonial"
export const textTooShort = `Your testimonial must have at least ${TEXT_MIN} characters`
export const starsInvalid = "Stars must be a whole number from 1 to 5"
export const relationInvalid = "Please choose one of the relations"
export const websiteInvalid = "Please enter a valid website address"
export const nameTooLong = `Name can have up to ${NAME_MAX} characters`
export const emailTooLong = `Email can have up to ${EMAIL_CAP} characters`
export const websiteTooLong = `Website can have up to ${WEBSITE_MAX} characters`
export const textTooLong = `Your testimonial can have up to ${TEXT_MAX} characters`
export const nameCharacters = "Name contains characters that aren't allowed"
export const emailCharacters = "Email contains characters that aren't allowed"
export const textCharacters = "Your testimonial contains characters that aren't allowed"
