import { requirementWords } from "@/components/accounts/second-factor/requirement-words"
import { platformWords } from "./platform-words"

/** The sections of the Platform Settings tab, by their name in the address (`&section=`). */
export const PLATFORM_SECTIONS = {
	texts: { label: platformWords.texts, about: platformWords.textsAbout },
	carousel: { label: platformWords.carousel, about: platformWords.carouselAbout },
	logo: { label: platformWords.logo, about: platformWords.logoAbout },
	admins: { label: platformWords.admins, about: platformWords.adminsAbout },
	"two-step": { label: requirementWords.signInSecurity, about: requirementWords.signInSecurityAbout },
	activity: { label: platformWords.activity, about: platformWords.activityAbout },
} as const

export type PlatformSection = keyof typeof PLATFORM_SECTIONS
