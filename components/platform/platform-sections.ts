import { SIGN_IN_SECURITY, SIGN_IN_SECURITY_ABOUT } from "@/components/accounts/second-factor/requirement-texts"
import {
	ACTIVITY,
	ACTIVITY_ABOUT,
	ADMINS,
	ADMINS_ABOUT,
	CAROUSEL,
	CAROUSEL_ABOUT,
	LOGO,
	LOGO_ABOUT,
	TEXTS,
	TEXTS_ABOUT,
} from "./platform-texts"

/** The sections of the Platform Settings tab, by their name in the address (`&section=`). */
export const PLATFORM_SECTIONS = {
	texts: { label: TEXTS, about: TEXTS_ABOUT },
	carousel: { label: CAROUSEL, about: CAROUSEL_ABOUT },
	logo: { label: LOGO, about: LOGO_ABOUT },
	admins: { label: ADMINS, about: ADMINS_ABOUT },
	"two-step": { label: SIGN_IN_SECURITY, about: SIGN_IN_SECURITY_ABOUT },
	activity: { label: ACTIVITY, about: ACTIVITY_ABOUT },
} as const

export type PlatformSection = keyof typeof PLATFORM_SECTIONS
