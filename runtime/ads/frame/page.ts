/** Tells the page around this frame what the provider's script has drawn. */
export {};
