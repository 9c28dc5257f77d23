import { EMAIL_CAP } from "@/lib/accounts/email-address"
import { refusal, refusalOf } from "@/lib/refusals"
import { tooLargeText, UPLOAD_POLICY, VIDEO_TOO_LARGE } from "@/lib/storage/upload-policy"
import * as fieldWords from "../field-words"
import { NAME_MAX, TEXT_MAX, TEXT_MIN, WEBSITE_MAX } from "../limits"
import * as testimonialWords from "../words-public"

// The page checks the same with the same words, and needs no codes for it.
refusal("name_required", fieldWords.nameRequired)
refusal("name_too_long", fieldWords.nameTooLong, { count: NAME_MAX })
refusal("name_characters", fieldWords.nameCharacters)
refusal("email_required", fieldWords.emailRequired)
refusal("email_invalid", fieldWords.emailInvalid)
refusal("email_too_long", fieldWords.emailTooLong, { count: EMAIL_CAP })
refusal("email_characters", fieldWords.emailCharacters)
refusal("website_invalid", fieldWords.websiteInvalid)
refusal("website_too_long", fieldWords.websiteTooLong, { count: WEBSITE_MAX })
refusal("stars_invalid", fieldWords.starsInvalid)
refusal("consent_required", fieldWords.consentRequired)
refusal("video_required", fieldWords.videoRequired)
refusal("text_required", fieldWords.textRequired)
refusal("text_too_short", fieldWords.textTooShort, { count: TEXT_MIN })
refusal("text_too_long", fieldWords.textTooLong, { count: TEXT_MAX })
refusal("text_characters", fieldWords.textCharacters)
refusal(
	"video_too_large",
	VIDEO_TOO_LARGE,
	{ bytes: UPLOAD_POLICY.video.maxBytes },
	"This video is larger than 250 MB. Please choose a smaller one.",
)
refusal("testimonial_gone", testimonialWords.gone)
refusal("written_off", testimonialWords.textsOff)

const OTHER_PHOTO = "Please choose another photo: JPG, PNG or WebP, max 3MB."
refusal("photo_too_large", tooLargeText("photo"), { bytes: UPLOAD_POLICY.photo.maxBytes }, OTHER_PHOTO)
/** Whatever is wrong with the file. */
export const photoUnusable = refusalOf<undefined>("photo_unusable", OTHER_PHOTO)
