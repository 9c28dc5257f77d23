import type { Locator } from "@playwright/test"
import { expect } from "./page"

/**
 * Chooses a file as a person would. Playwright's setInputFiles does not wait until a field is enabled; a click does.
 */
export async function chooseFile(field: Locator, file: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
	await expect(field).toBeEnabled()
	await field.setInputFiles(file)
}
