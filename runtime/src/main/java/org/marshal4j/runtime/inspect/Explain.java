package org.marshal4j.runtime.inspect;

import java.util.function.Function;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.layout.Paint;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.text.ShownText;

/**
 * Shows a message as a table, with a line for each field: offset, bytes, path and value.
 *
 * <pre>{@code
 * System.out.println(Explain.explain(QuoteMarshaller.INSTANCE, Input.of(message)));
 * }</pre>
 *
 * <p>It only needs the schema and moves no position. Invalid bytes are shown up to where they are invalid, with the
 * reason. Stateless and thread-safe.
 */
public final class Explain {
    private Explain() {}

    /**
     * Explains the bytes from the position to the limit.
     *
     * @param marshaller the marshaller of the message
     * @param in the bytes
     * @return the table, as from {@link #explain(Schema, Function, Input)}
     */
    public static String explain(Marshaller<?> marshaller, Input in) {
        return explain(marshaller.schema(), in);
    }

    /**
     * Explains the bytes from the position to the limit. The schemas of nested types come from their marshallers.
     *
     * @param schema the schema of the message
     * @param in the bytes
     * @return the table, as from {@link #explain(Schema, Function, Input)}
     */
    public static String explain(Schema schema, Input in) {
        return explain(schema, schema.resolver(), in);
    }

    /**
     * Explains the bytes from the position to the limit.
     *
     * @param schema the schema of the message
     * @param resolver finds the schemas of nested types by their binary names
     * @param in the bytes
     * @return the name of the type with the number of valid bytes, then the table; each line ends with a line feed
     */
    public static String explain(Schema schema, Function<String, Schema> resolver, Input in) {
        return explain(Paint.NONE, schema, resolver, in);
    }

    /**
     * As {@link #explain(Marshaller, Input)}, in colours for a terminal (escape codes of ECMA-48, known as ANSI).
     *
     * @param marshaller the marshaller of the message
     * @param in the bytes
     * @return the table
     */
    public static String inColour(Marshaller<?> marshaller, Input in) {
        return inColour(marshaller.schema(), marshaller.schema().resolver(), in);
    }

    /**
     * As {@link #explain(Schema, Function, Input)}, in colours for a terminal.
     *
     * @param schema the schema of the message
     * @param resolver finds the schemas of nested types by their binary names
     * @param in the bytes
     * @return the table
     */
    public static String inColour(Schema schema, Function<String, Schema> resolver, Input in) {
        return explain(Paint.EXPLAINED, schema, resolver, in);
    }

    private static String explain(Paint paint, Schema schema, Function<String, Schema> resolver, Input in) {
        long start = in.position();
        long limit = start + in.remaining();
        ExplainedFields fields = new ExplainedFields(in.readable(), start, limit);
        String end = "";
        try {
            SchemaWalker.walk(schema, resolver, in.readable(), start, limit, fields);
            if (fields.left() > 0) {
                end = "\n  " + ExplainedFields.bytes(fields.left()) + " after the message\n";
            }
        } catch (MarshalException e) {
            fields.stop(e.path(), e.offset(), e.detail() + " [" + e.code() + "]");
        } catch (IllegalArgumentException e) {
            end = "\n  stops here: " + ShownText.ofLines(String.valueOf(e.getMessage())) + "\n";
        }
        StringBuilder text = new StringBuilder();
        text.append(ShownText.of(schema.type()))
                .append(", ")
                .append(ExplainedFields.bytes(fields.length()))
                .append('\n');
        fields.appendTo(paint, text);
        return text.append(end).toString();
    }
}
