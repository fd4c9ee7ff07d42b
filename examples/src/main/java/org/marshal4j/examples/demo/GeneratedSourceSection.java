package org.marshal4j.examples.demo;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.marshal4j.examples.orders.OrderLine;

/** The source that was generated for one DTO, starting with the part that does the work. */
public final class GeneratedSourceSection implements Section {

    private static final String FILE = "org/marshal4j/examples/orders/OrderLineMarshaller.java";

    @Override
    public String title() {
        return "What is generated for an OrderLine";
    }

    @Override
    public void print(Terminal terminal) {
        terminal.heading("From this");
        terminal.text("");
        terminal.text("""
                @Marshal
                public class OrderLine implements OrderLineMarshallable {
                    private int quantity;
                    private double price;
                    private boolean hidden;
                    @Required private String symbol = "";
                    // constructors, getters
                }
                """);
        terminal.text("");
        terminal.heading(
                "comes OrderLineMarshaller; this is what does the work (all of it: examples/target/generated-sources)");
        terminal.text("");
        terminal.code(body(source()));
    }

    private static String source() {
        try {
            Path classes = Path.of(OrderLine.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Files.readString(
                    classes.resolveSibling("generated-sources/annotations").resolve(FILE));
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the generated source is not beside the classes", e);
        }
    }

    /** Returns the source from the body of the write method to the brace that ends the class. */
    private static String body(String source) {
        int start = source.indexOf("    public static void writeFields");
        int end = source.lastIndexOf('}');
        return source.substring(start, end).stripTrailing().stripIndent();
    }
}
