package org.marshal4j.maven.fork;

import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;
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
     * @param arguments types and their schema ids in turn, for types whose messages begin with ids
     */
    public static void run(PrintStream answer, String[] arguments) {
        Map<String, Integer> ids = new HashMap<>();
        for (int i = 0; i < arguments.length; i += 2) {
            ids.put(arguments[i], SchemaId.parse(arguments[i + 1]));
        }
        Schemas schemas = Schemas.parse(String.join("\n", ShowTypes.lines()));
        for (String type : schemas.types()) {
            answer.print("\f" + type + "\f" + message(schemas.apply(type), schemas, ids));
        }
    }

    private static String message(Schema schema, Schemas schemas, Map<String, Integer> ids) {
        try {
            byte[] bytes = SampleMessages.of(schema, schemas, 1);
            Integer id = ids.get(schema.type());
            if (id != null) {
                begin(bytes, id);
            }
            String hex = HexFormat.ofDelimiter(" ").formatHex(bytes).replaceAll("(.{" + (PER_LINE - 1) + "}) ", "$1\n");
            return hex + "\f" + Explain.explain(schema, schemas, Input.of(bytes));
        } catch (IllegalArgumentException e) {
            return "\f" + e.getMessage() + "\n";
        }
    }

    /** Lets a message begin with another schema id: that of a former schema which only had other names. */
    static void begin(byte[] message, int id) {
        ByteBuffer.wrap(message).order(ByteOrder.LITTLE_ENDIAN).putInt(0, id);
    }
}
