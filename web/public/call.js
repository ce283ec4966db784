// Before anything of the page has come: whoever opens a table is put through at once.
const table = /^\/table\/([^/]+)\/?$/.exec(location.pathname)?.[1];
if (table) window.called = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/live`);
