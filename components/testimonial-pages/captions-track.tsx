import { t } from "@/lib/languages/t"
import * as sharedPageWords from "./shared-page-words"

/** Shown by default, since most people watch with the sound off. The player can turn it off. */
export function CaptionsTrack({ captions: { url, language } }: { captions: { url: string; language: string } }) {
	return <track default kind="captions" src={url} srcLang={language} label={t(sharedPageWords.captionsTrack)} />
}
