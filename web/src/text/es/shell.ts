// All words of the shell in one piece: one request, not five.
const files = import.meta.glob<string>(["./shell.ftl", "../../../../src/gaslamp/{core,server}/text/es/*.ftl", "!../../../../src/gaslamp/server/text/es/previews.ftl"], { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");
