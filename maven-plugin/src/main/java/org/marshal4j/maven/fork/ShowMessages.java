package org.marshal4j.maven.fork;

import java.io.PrintStream;
import java.util.HexFormat;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/**
 * Prints a message of each type. Its input is schemas. For each type it prints a form feed, the type's name, a form
 * feed, the bytes as hexadecimal digits, a form feed, and the bytes explained.
 */
public final class ShowMessages {
    private static final int PER_LINE = 48;

    private ShowMessages() {}

    /**
     * Prints the messages.
     *
     * @param answer where to print
     * @param arguments none
     */
    public static void run(PrintStream answer, String[] arguments) {
        Schemas schemas = Schemas.parse(String.join("\n", ShowTypes.lines()));
        for (String type : schemas.types()) {
            answer.print("\f" + type + "\f" + message(schemas.apply(type), schemas));
        }
    }

    private static String message(Schema schema, Schemas schemas) {
        try {
            byte[] bytes = SampleMessages.of(schema, schemas, 1);
            String hex = HexFormat.ofDelimiter(" ").formatHex(bytes).replaceAll("(.{" + (PER_LINE - 1) + "}) ", "$1\n");
            return hex + "\f" + Explain.explain(schema, schemas, Input.of(bytes));
        } catch (IllegalArgumentException e) {
            return "\f" + e.getMessage() + "\n";
        }
    }
}
