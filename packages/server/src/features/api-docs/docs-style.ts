/** The product's own theme (tokens.css), small enough to be part of the page. */
export const docsStyle = `
:root{color-scheme:light dark;--canvas:#f7f7f4;--surface:#fff;--line:#e2e0da;--ink:#201e18;--ink-2:#4f4d45;--ink-3:#68665d;--accent:#006279;--focus:#007e9f}
@media (prefers-color-scheme:dark){:root{--canvas:#13110e;--surface:#1d1b17;--line:#35322c;--ink:#efece8;--ink-2:#bdbab3;--ink-3:#9f9b93;--accent:#66c8d9;--focus:#3cbdd8}}
*{box-sizing:border-box}
html{scroll-padding-top:88px}
body{margin:0;background:var(--canvas);color:var(--ink);font:15px/24px ui-sans-serif,system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:24px 16px 80px}
h1{margin:0 0 8px;font-size:28px;line-height:34px;letter-spacing:-.02em}
h2{margin:40px 0 12px;font-size:18px;line-height:26px}
h3{margin:20px 0 6px;font-size:13px;line-height:18px;color:var(--ink-2)}
p{margin:0 0 8px;color:var(--ink-2);text-wrap:pretty}
a{color:var(--accent)}
nav{padding:16px 16px 0}
.topics{margin:0}
.topics summary{display:flex;align-items:center;font-weight:600}
.topics a{display:flex;align-items:center;min-height:44px;padding:4px 12px;border-top:1px solid var(--line);color:var(--ink-2);font-size:14px;line-height:20px;text-decoration:none}
.topics a:hover{color:var(--accent)}
.search{position:sticky;top:0;z-index:1;display:flex;gap:12px;align-items:center;padding:12px 0;background:var(--canvas)}
input{flex:1;min-width:0;min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:6px;background:var(--surface);color:inherit;font:inherit;font-size:16px}
input::placeholder{color:var(--ink-3);opacity:1}
output:empty{display:none}
output{color:var(--ink-3);font-size:13px;white-space:nowrap}
section>details,.topics{overflow:clip}
details{border:1px solid var(--line);border-radius:6px;background:var(--surface);margin:0 0 8px}
summary{position:relative;display:grid;grid-template-columns:4.5em minmax(0,1fr);gap:0 12px;min-height:44px;padding:10px 36px 10px 12px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:'';position:absolute;inset:18px 16px auto auto;width:7px;height:7px;border:solid var(--ink-3);border-width:0 1.5px 1.5px 0;transform:rotate(45deg)}
details[open]>summary::after{inset-block-start:22px;transform:rotate(225deg)}
summary:hover{background:var(--canvas)}
summary .what{grid-column:2;color:var(--ink-2);font-size:14px;line-height:20px}
.method{font-weight:600;font-size:13px;color:var(--accent)}
code,pre{font-family:"JetBrains Mono Variable",ui-monospace,monospace;font-size:13px;line-height:20px}
code{overflow-wrap:anywhere}
.body{padding:0 12px 16px;border-top:1px solid var(--line)}
pre{margin:0;padding:12px;overflow:auto;max-height:420px;border:1px solid var(--line);border-radius:6px;background:var(--canvas);tab-size:2}
dl{margin:0;display:grid;grid-template-columns:minmax(0,max-content) minmax(0,1fr);gap:4px 16px;font-size:14px;line-height:20px}
dt{overflow-wrap:anywhere}
dd{margin:0;color:var(--ink-2)}
@media (min-width:1120px){
body{display:grid;grid-template-columns:240px minmax(0,960px);justify-content:center;gap:0 24px}
nav{position:sticky;top:0;max-height:100vh;overflow:auto;padding:36px 8px 24px 16px}
main{margin:0;width:100%}
.topics{border:0;background:none}
.topics summary{display:none}
.topics a{min-height:32px;padding:2px 8px;border:0;border-radius:4px}
}
@media (max-width:639px){h1{font-size:24px;line-height:30px}dl{grid-template-columns:minmax(0,1fr)}dd{margin:0 0 8px}}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`.trim();
