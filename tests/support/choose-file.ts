import type { Locator } from "@playwright/test"
import { expect } from "./page"

/** As a person would: a field that is not alive yet cannot be clicked, and Playwright alone would not wait for it. */
export async function chooseFile(field: Locator, file: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
	await expect(field).toBeEnabled()
	await field.setInputFiles(file)
}
