/** The Worker writes a new one into each answer. Style elements must carry it, or the content security policy blocks them. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ""

// The package that locks scrolling behind dialogs reads it here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })
