package org.marshal4j.tools.work;

import java.util.List;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.tools.report.Json;

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
                + "  \"module\": " + Json.quoted(module) + ",\n"
                + "  \"revision\": " + lock.revision() + ",\n"
                + "  \"passed\": " + errors.isEmpty() + ",\n"
                + "  \"differences\": "
                + Json.array(differences.stream().map(CheckReport::object).toList(), "  ") + ",\n"
                + "  \"errors\": "
                + Json.array(errors.stream().map(Json::quoted).toList(), "  ") + ",\n"
                + "  \"warnings\": "
                + Json.array(warnings.stream().map(Json::quoted).toList(), "  ") + "\n"
                + "}\n";
    }

    private static String object(Difference difference) {
        return "{\"rule\": " + Json.quoted(difference.rule().id())
                + ", \"safe\": " + difference.rule().isSafe()
                + ", \"type\": " + Json.quoted(difference.type())
                + ", \"field\": " + Json.quoted(difference.field())
                + ", \"detail\": " + Json.quoted(difference.detail())
                + ", \"olderMessages\": "
                + Json.quoted(difference.oldBytesNewClass().name())
                + ", \"newerMessages\": "
                + Json.quoted(difference.newBytesOldClass().name())
                + ", \"message\": " + Json.quoted(difference.message()) + "}";
    }
}
