package org.marshal4j.processor.hint;

import java.util.Set;

/** Places of files and hosts, whose form depends on the machine. */
final class Files {

    private static final Set<String> NAMES = Set.of(
            "java.io.File",
            "java.nio.file.Path",
            "java.net.URL",
            "java.net.InetAddress",
            "java.net.Inet4Address",
            "java.net.Inet6Address",
            "java.net.SocketAddress",
            "java.net.InetSocketAddress",
            "java.util.regex.Pattern",
            "java.nio.charset.Charset");

    private Files() {}

    static Hint hint() {
        return Hint.forClasses(NAMES, "Keep it as a String or URI, or use @MarshalWith");
    }
}
