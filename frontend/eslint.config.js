import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

export default typescript.config(
  { ignores: ["generated/", "node_modules/"] },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { extraFileExtensions: [".svelte"], parser: typescript.parser },
    },
    rules: {
      "no-undef": "off", // the compiler sees to it
      "max-lines": ["error", { max: 300, skipBlankLines: true }],
      "svelte/no-at-html-tags": "off", // only what the package itself has drawn, never what a person wrote
      "svelte/no-navigation-without-resolve": "off", // that is for SvelteKit
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);
