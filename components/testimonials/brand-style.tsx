import type { AreaName } from "@/components/layout/area"
import { type AccentRoles, brandPalette } from "@/lib/tenants/brand-palette"

function declarations(roles: AccentRoles): string {
	return [
		`--accent:${roles.accent}`,
		`--accent-hover:${roles.accentHover}`,
		`--on-accent:${roles.onAccent}`,
		`--accent-text:${roles.accentText}`,
		`--accent-soft:${roles.accentSoft}`,
		`--focus:${roles.accentText}`,
	].join(";")
}

/**
 * The business's color for this page. A style element, because a style attribute cannot query the color scheme, and
 * light-dark() excludes phones of three years ago. Every value is computed from a parsed `#rrggbb`, so no tenant input
 * reaches the style sheet.
 */
export function BrandStyle({ color, area = "testimonial" }: { color: string | null; area?: AreaName }) {
	const palette = brandPalette(color)
	if (!palette) return null
	const light = `[data-area=${area}]{${declarations(palette.light)}}`
	const dark = `@media(prefers-color-scheme:dark){[data-area=${area}]{${declarations(palette.dark)}}}`
	return <style>{light + dark}</style>
}
