package org.marshal4j.examples.demo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.examples.demo.QuoteForm.Shape;
import org.marshal4j.examples.demo.Terminal.Column;
import org.marshal4j.examples.marketdata.Samples;

/** Which forms of a quote write the same bytes. */
public final class SameBytesSection implements Section {

    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");
    private static final List<Column> COLUMNS = List.of(
            Column.left("form"), Column.right("bytes"), Column.left("the first of them"), Column.left("as explicit?"));

    @Override
    public String title() {
        return "One quote, marshalled in four ways";
    }

    @Override
    public void print(Terminal terminal) {
        for (Shape shape : Shape.values()) {
            terminal.heading(shape.label());
            terminal.table(COLUMNS, rows(shape));
            terminal.text("");
        }
        terminal.text("""
                Generated code writes what explicit code writes, whatever it copies in bulk. A trivially copyable object
                writes its memory as this JVM happens to lay it out: another JVM may not be able to read that.
                """);
    }

    private static List<List<String>> rows(Shape shape) {
        byte[] expected = bytesOf(QuoteForm.EXPLICIT.constructor(shape));
        List<List<String>> rows = new ArrayList<>();
        for (QuoteForm form : QuoteForm.values()) {
            byte[] bytes = bytesOf(form.constructor(shape));
            String start = HEX.formatHex(bytes, 0, 12) + " ..";
            int mismatch = Arrays.mismatch(expected, bytes);
            String verdict = mismatch < 0 ? "the same bytes" : "OTHER BYTES, from " + mismatch + " on";
            rows.add(List.of(form.label(), String.valueOf(bytes.length), start, verdict));
        }
        return rows;
    }

    private static byte[] bytesOf(Supplier<BytesMarshallable> form) {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        try {
            Samples.fill(form.get()).writeMarshallable(bytes);
            return bytes.toByteArray();
        } finally {
            bytes.releaseLast();
        }
    }
}
