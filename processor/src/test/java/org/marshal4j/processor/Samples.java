package org.marshal4j.processor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The bytes of samples. A comment in sources such as {@code // com.acme.Quote: 01000000} gives the bytes of a sample:
 * of the object that the static method {@code sample()} of that class returns or, without such a method, of a new
 * object.
 */
final class Samples {

    private static final Pattern EXPECTATION = Pattern.compile("// ([\\w.$\\x{80}-\\x{ffff}]+): ([0-9a-f ]+)");

    private Samples() {}

    /** The bytes that the comments in sources give, by class name. */
    static Map<String, String> expected(Map<String, String> sources) {
        Map<String, String> expectations = new LinkedHashMap<>();
        for (String source : sources.values()) {
            Matcher matcher = EXPECTATION.matcher(source);
            while (matcher.find()) {
                expectations.put(matcher.group(1), matcher.group(2).replace(" ", ""));
            }
        }
        return expectations;
    }

    /** The actual bytes of compiled classes, by class name. */
    static Map<String, String> bytes(Path classes, Set<String> types) throws IOException {
        try (Loaded loaded = Loaded.from(classes)) {
            Map<String, String> bytes = new LinkedHashMap<>();
            for (String type : types) {
                bytes.put(type, Loaded.hex(loaded.marshaller(type), loaded.sample(type)));
            }
            return bytes;
        }
    }
}
