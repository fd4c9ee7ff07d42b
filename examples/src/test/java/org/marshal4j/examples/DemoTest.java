package org.marshal4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.marshal4j.examples.demo.Terminal;

class DemoTest {

    @Test
    void showsEverything() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(new PrintStream(out, true, StandardCharsets.UTF_8));

        Demo.sections(2).forEach(terminal::show);

        String shown = out.toString(StandardCharsets.UTF_8);
        assertThat(shown)
                .contains("private static void storeBlock(OrderLine orderLine, Object base, long offset) {")
                .contains("05 67 72 c3 bc 6e                               # note")
                .contains("Order.lines[1].price at offset 73: 8 bytes needed, 4 left [MARSHAL203]")
                .contains("run 1: bidQty1 .. askQty3, 28 bytes: ")
                .contains("generated, ints");
        assertThat(shown.lines().filter(line -> line.contains("MarketData ") && line.contains("the same")))
                .as("rows of generated forms whose bytes are those of the explicit ones")
                .hasSize(2);
        assertThat(shown.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(125));
    }
}
