package org.marshal4j.maven;

import java.util.List;
import java.util.stream.Collectors;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.lock.LockFile;

/**
 * The result of {@code check}, for programs.
 *
 * @param module the name of the module
 * @param lock the lock file or release that it was compared with
 * @param differences the reported differences
 * @param errors everything that fails the build, as it is printed
 * @param warnings the warnings, as they are printed
 */
record CheckReport(
        String module, LockFile lock, List<Difference> differences, List<String> errors, List<String> warnings) {

    /** The report as one JSON object. */
    String json() {
        return "{\n"
                + "  \"module\": " + quoted(module) + ",\n"
                + "  \"revision\": " + lock.revision() + ",\n"
                + "  \"passed\": " + errors.isEmpty() + ",\n"
                + "  \"differences\": "
                + array(differences.stream().map(CheckReport::object).toList()) + ",\n"
                + "  \"errors\": "
                + array(errors.stream().map(CheckReport::quoted).toList()) + ",\n"
                + "  \"warnings\": "
                + array(warnings.stream().map(CheckReport::quoted).toList()) + "\n"
                + "}\n";
    }

    private static String object(Difference difference) {
        return "{\"rule\": " + quoted(difference.rule().id())
                + ", \"safe\": " + difference.rule().isSafe()
                + ", \"type\": " + quoted(difference.type())
                + ", \"field\": " + quoted(difference.field())
                + ", \"detail\": " + quoted(difference.detail())
                + ", \"olderMessages\": " + quoted(difference.oldBytesNewClass().name())
                + ", \"newerMessages\": " + quoted(difference.newBytesOldClass().name())
                + ", \"message\": " + quoted(difference.message()) + "}";
    }

    private static String array(List<String> values) {
        return values.isEmpty() ? "[]" : values.stream().collect(Collectors.joining(",\n    ", "[\n    ", "\n  ]"));
    }

    /** Escapes everything but printable ASCII, so that nobody has to know the encoding. */
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c >= ' ' && c < 0x7F) {
                quoted.append(c);
            } else {
                quoted.append(String.format("\\u%04x", (int) c));
            }
        }
        return quoted.append('"').toString();
    }
}
