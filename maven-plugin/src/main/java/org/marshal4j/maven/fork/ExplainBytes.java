package org.marshal4j.maven.fork;

import java.io.PrintStream;
import java.util.HexFormat;
import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/** Explains a message. It reads the bytes as hexadecimal digits from the first line, and schemas from the others. */
public final class ExplainBytes {
    private ExplainBytes() {}

    /**
     * Prints the explanation.
     *
     * @param answer where to print
     * @param arguments the binary name of the type, and whether to use colours
     */
    public static void run(PrintStream answer, String[] arguments) {
        List<String> lines = ShowTypes.lines();
        Input message = Input.of(HexFormat.of().parseHex(lines.get(0)));
        Schemas schemas = Schemas.parse(String.join("\n", lines.subList(1, lines.size())));
        Schema schema = schemas.apply(arguments[0]);
        answer.print(
                Boolean.parseBoolean(arguments[1])
                        ? Explain.inColour(schema, schemas, message)
                        : Explain.explain(schema, schemas, message));
    }
}
