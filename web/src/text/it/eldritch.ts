// All words of this game in one piece: one request, not five.
const files = import.meta.glob<string>(["./eldritch.ftl", "../../../../src/gaslamp/eldritch/text/it/{board,game,events,talk}.ftl"], { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");
