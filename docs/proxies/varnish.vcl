vcl 4.1;
# What a content delivery network has to do, as a Varnish configuration; docs/proxies/cdn.md has the rules in
# words. Tried with Varnish 7.1 by edge/src/proofs/proxies.test.ts. TLS ends in front of Varnish. Start it with
# `-p http_gzip_support=off`: the edge has compressed everything, in a form that Varnish does not know too.
backend edge {
    .host = "127.0.0.1";
    .port = "3000";
    # An answer of the assistant comes in events, with pauses between them.
    .first_byte_timeout = 120s;
    .between_bytes_timeout = 120s;
}

sub vcl_recv {
    # What a visitor writes into these is not passed on.
    set req.http.X-Forwarded-For = client.ip;
    unset req.http.X-Forwarded-Proto;
    unset req.http.X-Forwarded-Host;
    unset req.http.Forwarded;

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Pages, the API and the widget's scripts: the edge is asked each time.
    if (req.url !~ "^/files/") {
        return (pass);
    }
    # A file is the same whatever the query and the visitor.
    set req.url = regsub(req.url, "\?.*$", "");
    unset req.http.Cookie;
    unset req.http.Authorization;
    # Three forms of a file, not one for each wording of the header.
    set req.http.Accept-Encoding = regsuball(req.http.Accept-Encoding, "\w+ *; *q=0(\.0*)?(?=[ ,]|$)", "");
    if (req.http.Accept-Encoding ~ "(^|[ ,])br([ ,;]|$)") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(^|[ ,])gzip([ ,;]|$)") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    return (hash);
}

sub vcl_backend_response {
    # A file that is not there may be published in a moment; only what says so is kept.
    if (bereq.url !~ "^/files/" || beresp.status != 200 || beresp.http.Cache-Control !~ "immutable") {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    # What is kept here never changes, so its age says nothing.
    unset resp.http.Age;
    if (resp.http.Content-Encoding) {
        unset resp.http.Accept-Ranges;
    }
    return (deliver);
}
