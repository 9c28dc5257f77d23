import { classNames } from "./class-names"

// 16 px on touch, because iOS zooms the page into any smaller field.
const BOX =
	"w-full min-w-0 rounded-control border border-line-strong bg-surface text-ink transition-colors " +
	"placeholder:text-ink-muted hover:border-ink-muted text-sm pointer-coarse:text-base " +
	"focus-visible:outline-offset-0 aria-invalid:border-danger " +
	"not-data-asleep:disabled:cursor-not-allowed not-data-asleep:disabled:opacity-60"

export function controlClass(extra: string): string {
	return classNames(BOX, extra)
}
