package org.marshal4j.processor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The bytes of samples. A comment in sources such as {@code // com.acme.Quote: 01000000} says what the bytes of a sample are: of
 * what the static method {@code sample()} of that class returns, or of a new object where there is none.
 */
final class Samples {

    private static final Pattern EXPECTATION = Pattern.compile("// ([\\w.$\\x{80}-\\x{ffff}]+): ([0-9a-f ]+)");

    private Samples() {}

    /** What the comments in sources say, by class name. */
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

    /** What the bytes of these classes are, by class name, once they are compiled. */
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
